import { type SendBets, useBetting } from '../../../main/client/state/betting';
import type { Zones } from '../../../main/client/wire/tableTypes';
import { AREAS, banked, bet, ME, seat } from './fixtures';
import { about, hook, same, test } from './unit';

about('betting');
const BETS = AREAS.map((area) => bet('2', area, area.maxCents));
const round = (n: number): Zones => ({ ...banked(), table: { ...banked().table, round: n } });

async function betting(sent: number[] = [], zones = round(3)) {
  const send: SendBets = async (all) => {
    sent.push(...all.map(({ cents }) => cents));
    return true;
  };
  return hook(({ at, bets }: { at: Zones; bets: typeof BETS }) => useBetting(bets, at, 2, send), {
    at: zones,
    bets: BETS,
  });
}

test('nothing is sent before the person says so', async () => {
  const sent: number[] = [];
  const used = await betting(sent);
  used.now().add(500);
  await used.settle();
  same([sent, used.now().total], [[], 500]);
  used.now().bet();
  await used.settle();
  same([sent, used.now().total], [[500], 0]);
});
test('a chip that is too little is first made enough, and then bet', async () => {
  const sent: number[] = [];
  const used = await betting(sent);
  used.now().add(100);
  await used.settle();
  same([used.now().total, used.now().short, used.now().trouble !== ''], [100, 500, true]);
  used.now().bet();
  await used.settle();
  same([sent, used.now().total, used.now().short, used.now().trouble], [[], 500, 0, '']);
  used.now().bet();
  await used.settle();
  same(sent, [500]);
});
test('more than last time is asked for, and the question goes with the chips', async () => {
  const used = await betting();
  used.now().add(500);
  await used.settle();
  used.now().bet();
  await used.settle();
  used.now().add(2500);
  await used.settle();
  used.now().bet();
  await used.settle();
  same([used.now().asking, used.now().total], [true, 2500]);
  await used.with({ at: round(4), bets: BETS });
  same([used.now().asking, used.now().total], [false, 0], 'a round without her');
});
test('other chips than those asked about are asked about anew', async () => {
  const used = await betting();
  used.now().add(500);
  await used.settle();
  used.now().bet();
  await used.settle();
  used.now().add(2500);
  await used.settle();
  used.now().bet();
  await used.settle();
  used.now().add(500);
  await used.settle();
  same([used.now().asking, used.now().total], [false, 3000]);
});
test('the next round begins with the main wager, whatever was chosen last', async () => {
  const used = await betting();
  used.now().choose(BETS[1]!);
  await used.settle();
  same(used.now().chosen?.area.wager, 'buster');
  await used.with({ at: round(4), bets: BETS });
  same(used.now().chosen?.area.wager, 'game');
});
test('nobody bets more than lies before him', async () => {
  const poor = { ...round(3), seats: [seat(2, ME, 700, 'you')] };
  const used = await betting([], poor);
  used.now().add(500);
  await used.settle();
  same(used.now().trouble, '');
  used.now().add(500);
  await used.settle();
  same(used.now().trouble, 'That is more than you have.');
});
