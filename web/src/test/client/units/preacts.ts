import { answer, DELAY_MS, type PreActing, usePreActs } from '../../../main/client/state/preacts';
import { words } from '../../../main/client/text/words';
import type { Choice } from '../../../main/client/wire/tableTypes';
import { choice, ME, ring, shown } from './fixtures';
import { about, hook, moment, same, test } from './unit';

about('preacts');
const CHECK = { id: 'check-fold', label: '', takes: ['check', 'fold'] };

test('a check that costs nothing is never folded', () => {
  same(answer(CHECK, [choice('fold', '2'), choice('check', '2')])?.id, 'check');
  same(answer(CHECK, [choice('fold', '2'), choice('call', '2', 200)])?.id, 'fold');
  same(answer(undefined, [choice('fold', '2')]), undefined);
});
test('what was said before is done a moment after the turn has come', async () => {
  const taken: string[] = [];
  const zones = ring('betting');
  const acting = (acts: Choice[]): PreActing => ({
    now: shown(zones, acts),
    me: ME,
    mine: zones.seats[1],
    acts,
    take: ({ id }) => taken.push(id),
  });
  const used = await hook(usePreActs, acting([]));
  same(
    used.now().offered.map(({ id }) => id),
    ['check-fold', 'check', 'call-any'],
  );
  used.now().choose('check-fold');
  await used.settle();
  await used.with(acting([choice('check', '2'), choice('fold', '2')]));
  same([used.now().pending, taken], [true, []]);
  await moment(DELAY_MS + 100);
  same(taken, ['check']);
});
test('whoever is leaving decides nothing beforehand: the room acts for them', async () => {
  const zones = ring('betting');
  const leaving = { ...zones.seats[1]!, tags: ['you', 'leaving'] };
  const used = await hook(usePreActs, { now: shown(zones), me: ME, mine: leaving, acts: [], take: () => {} });
  same(used.now().offered, []);
});
test('what may be said beforehand is in the language of the page', async () => {
  const { checkFold } = words.pre;
  words.pre.checkFold = 'Pasar o retirarse';
  try {
    const zones = ring('betting');
    const acting = { now: shown(zones), me: ME, mine: zones.seats[1], acts: [], take: () => {} };
    const used = await hook(usePreActs, acting);
    same(used.now().offered[0]?.label, 'Pasar o retirarse');
  } finally {
    words.pre.checkFold = checkFold;
  }
});
