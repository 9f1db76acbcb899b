import { useLastCall } from '../../../main/client/state/betAtTheEnd';
import type { Betting } from '../../../main/client/state/betting';
import { clock } from './fixtures';
import { HandClock } from './handClock';
import { about, hook, same, test } from './unit';

about('lastCall');
const betting = (laid: number, trouble = '', placed: string[] = []) =>
  ({
    staged: new Map(laid ? [['2 game', laid]] : []),
    trouble,
    place: () => placed.push('bets'),
  }) as unknown as Betting;
const ends = { ...clock, name: 'betting', leftMs: 15000 };

async function sent(laid: number, trouble: string, name: string): Promise<string[]> {
  const placed: string[] = [];
  await HandClock.during(async (hands) => {
    const used = await hook(({ of }: { of: Betting }) => useLastCall(of, { ...ends, name }, 0), {
      of: betting(laid, trouble, placed),
    });
    hands.pass(13000);
    same(placed, [], 'there is time left');
    await used.with({ of: betting(laid, trouble, placed) });
    hands.pass(1500);
  });
  return placed;
}

test('chips on the circle are bet when the clock ends, once', async () =>
  same(await sent(2500, '', 'betting'), ['bets']));
test('nothing is bet that does not lie there, cannot be bet, or is no wager', async () => {
  same(await sent(0, '', 'betting'), []);
  same(await sent(100, 'Game takes at least $5.', 'betting'), []);
  same(await sent(2500, '', 'action'), []);
});
