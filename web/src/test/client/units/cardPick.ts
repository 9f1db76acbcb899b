import { usePick } from '../../../main/client/state/cardPick';
import { choice } from './fixtures';
import { about, hook, same, test } from './unit';

about('pick');
const draw = (max: number) => ({ ...choice('draw', '2'), cards: { from: ['7h', '5s', 'Jk'], min: 0, max } });

test('cards are marked and unmarked, and a new round begins with none', async () => {
  const used = await hook(({ round }) => usePick([draw(2)], round, ['7h', '5s', 'Jk']), { round: 1 });
  for (const face of ['7h', 'Jk', '5s']) {
    used.now()?.toggle(face);
    await used.settle();
  }
  same([used.now()?.chosen, used.now()?.inHand], [['7h', 'Jk'], true]);
  used.now()?.toggle('7h');
  await used.settle();
  same(used.now()?.chosen, ['Jk']);
  await used.with({ round: 2 });
  same(used.now()?.chosen, []);
});
test('what others discard meanwhile takes no mark away, and other cards have none', async () => {
  const used = await hook(({ acts }) => usePick(acts, 1, []), { acts: [draw(1)] });
  used.now()?.toggle('7h');
  await used.settle();
  await used.with({ acts: [] });
  same(used.now(), null, 'while the others are seen to discard');
  await used.with({ acts: [draw(1)] });
  same(used.now()?.chosen, ['7h']);
  await used.with({ acts: [{ ...draw(1), cards: { from: ['7h', '2c'], min: 0, max: 1 } }] });
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
