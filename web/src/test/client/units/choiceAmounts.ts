import { presets, snap, stepped, useAmounts } from '../../../main/client/state/choiceAmounts';
import { choice } from './fixtures';
import { about, hook, press, same, test } from './unit';

about('amounts');
const range = { minCents: 400, maxCents: 1150, stepCents: 200, suggestedCents: 400 };

test('an amount is the least plus whole steps, or the most', () => {
  same(
    [0, 400, 599, 1000, 1149, 1150, 9999].map((cents) => snap(range, cents)),
    [400, 400, 400, 1000, 1000, 1150, 1150],
  );
});
test('a step back from a most that is no whole step falls on the step below it', () => {
  same([stepped(range, 1150, -1), stepped(range, 1000, 1), stepped(range, 400, -1)], [1000, 1150, 400]);
});
test('least, half and most are offered where they differ', () => {
  same(presets(range), [400, 600, 1150]);
  same(presets({ ...range, maxCents: 400 }), [400]);
});
test('arrows change the first decision that has a range, and a new turn forgets it', async () => {
  const acts = [choice('call', '2', 200), choice('raise', '2', 400, 1000, 200)];
  const used = await hook(({ turn }) => useAmounts(acts, turn), { turn: 'one' });
  press('ArrowUp');
  await used.settle();
  same([used.now().of(acts[0]!), used.now().of(acts[1]!)], [200, 600]);
  await used.with({ turn: 'two' });
  same(used.now().of(acts[1]!), 400);
});
