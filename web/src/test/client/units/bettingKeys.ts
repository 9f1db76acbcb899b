import { useBetting } from '../../../main/client/state/betting';
import { useBettingKeys } from '../../../main/client/state/bettingKeys';
import { AREAS, banked, bet } from './fixtures';
import { about, hook, press, same, test } from './unit';

about('bettingKeys');

test('figures add chips, arrows choose the place, Backspace takes back', async () => {
  const sent: number[] = [];
  const used = await hook(() => {
    const betting = useBetting(
      AREAS.map((area) => bet('2', area)),
      banked(),
      2,
      async (bets) => sent.push(...bets.map(({ cents }) => cents)) > 0,
    );
    useBettingKeys(betting);
    return betting;
  }, {});
  press('2');
  await used.settle();
  const first = used.now().chosen?.area.wager;
  press('ArrowRight');
  await used.settle();
  press('1');
  await used.settle();
  same(used.now().total, 600);
  same(used.now().chosen?.area.wager === first, false);
  press('Backspace');
  await used.settle();
  same(used.now().total, 500);
  press('b');
  await used.settle();
  same(sent, [500], 'one key bets');
});
