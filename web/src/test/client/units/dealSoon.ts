import type { Betting } from '../../../main/client/state/betting';
import { dealOf, useDealSoon } from '../../../main/client/state/dealSoon';
import { choose } from '../../../main/client/state/settings';
import { choice } from './fixtures';
import { HandClock } from './handClock';
import { about, hook, press, same, test } from './unit';

about('dealSoon');
const ACTS = [choice('take-back', '2'), choice('done', '2')];
const betting = (change: Partial<Betting> = {}) =>
  ({ lies: true, staged: new Map(), asking: false, ...change }) as unknown as Betting;

test('the deal can come when bets lie there and none is on its way', () => {
  same(dealOf(betting(), ACTS)?.id, 'done');
  same(dealOf(betting({ lies: false }), ACTS), undefined);
  same(dealOf(betting({ staged: new Map([['2 game', 500]]) }), ACTS), undefined);
  same(dealOf(betting({ asking: true }), ACTS), undefined);
  same(dealOf(betting(), []), undefined);
});

/** What was said after that many seconds, with something in between. */
async function said(seconds: number, during: (second: number) => void = () => {}, wanted = true): Promise<string[]> {
  const all: string[] = [];
  choose({ dealSoon: wanted });
  await HandClock.during(async (hands) => {
    const used = await hook(() => useDealSoon(betting(), ACTS, ({ id }) => all.push(id)), null);
    for (let second = 0; second < seconds; second++) {
      during(second);
      hands.pass(1000);
    }
    await used.settle();
  });
  return all;
}

test('whoever has bet and does nothing more is dealt in a moment', async () => {
  same(await said(4), []);
  same(await said(5), ['done']);
});
test('a key or a touch begins the moment anew', async () => {
  const atFour = (run: () => void) => (second: number) => second === 4 && run();
  same(
    await said(
      6,
      atFour(() => press('Tab')),
    ),
    [],
  );
  same(
    await said(
      6,
      atFour(() => dispatchEvent(new Event('pointerdown'))),
    ),
    [],
  );
  same(
    await said(
      9,
      atFour(() => press('Tab')),
    ),
    ['done'],
  );
});
test('nothing is said while something lies open over the table', async () => {
  const over = document.body.appendChild(document.createElement('dialog'));
  over.show();
  try {
    same(await said(8), []);
  } finally {
    over.remove();
  }
});
test('whoever wants to press Deal themselves does', async () => same(await said(8, () => {}, false), []));
