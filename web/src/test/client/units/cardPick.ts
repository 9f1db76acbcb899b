import { usePick } from '../../../main/client/state/cardPick';
import { choice } from './fixtures';
import { about, hook, same, test } from './unit';

about('pick');
const draw = (max: number) => ({ ...choice('draw', '2'), cards: { from: ['7h', '5s', 'Jk'], min: 0, max } });

test('cards are marked and unmarked, and a new turn begins with none', async () => {
  const used = await hook(({ turn }) => usePick([draw(2)], turn, ['7h', '5s', 'Jk']), { turn: 1 });
  for (const face of ['7h', 'Jk', '5s']) {
    used.now()?.toggle(face);
    await used.settle();
  }
  same([used.now()?.chosen, used.now()?.inHand], [['7h', 'Jk'], true]);
  used.now()?.toggle('7h');
  await used.settle();
  same(used.now()?.chosen, ['Jk']);
  await used.with({ turn: 2 });
  same(used.now()?.chosen, []);
});
test('where one card is asked for the next takes its place', async () => {
  const used = await hook(() => usePick([draw(1)], 1, []), {});
  used.now()?.toggle('7h');
  await used.settle();
  used.now()?.toggle('5s');
  await used.settle();
  same([used.now()?.chosen, used.now()?.inHand], [['5s'], false]);
});
test('nothing is picked where no decision asks for cards', async () => {
  same((await hook(() => usePick([choice('fold', '2')], 1, []), {})).now(), null);
});
