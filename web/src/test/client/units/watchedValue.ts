import { useValue, Value } from '../../../main/client/state/watchedValue';
import { about, hook, same, test } from './unit';

about('value');

test('watchers hear of every change and of nothing else', () => {
  const heard: number[] = [];
  const value = new Value(1);
  const stop = value.watch((next) => heard.push(next));
  value.set(2);
  value.set(2);
  value.update((now) => now + 1);
  stop();
  value.set(9);
  same([heard, value.get()], [[2, 3], 9]);
});
test('a page draws what the value is now', async () => {
  const value = new Value('a');
  const used = await hook(() => useValue(value), {});
  value.set('b');
  await used.settle();
  same(used.now(), 'b');
});
test('a page that turns to another value never draws the old one for it', async () => {
  const drawn: string[] = [];
  const used = await hook(
    ({ value }: { value: Value<string> }) => {
      drawn.push(useValue(value));
    },
    { value: new Value('old') },
  );
  drawn.length = 0;
  await used.with({ value: new Value('new') });
  same([...new Set(drawn)], ['new']);
});
