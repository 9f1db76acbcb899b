import { outcomeOf, useOutcome } from '../../../main/client/state/roundResult';
import type { Zones } from '../../../main/client/wire/tableTypes';
import { banked, ME, result, ring, shown } from './fixtures';
import { about, answering, hook, same, test } from './unit';

about('outcome');
const row = (round: number, netCents: number, feesCents = 0) => ({
  table: 7,
  game: 'g',
  favourite: false,
  round,
  atMs: 1,
  netCents,
  feesCents,
});
const myBank = (phase: string, collected: number, paid: number): Zones => {
  const zones = banked({ results: [result('Bob', 'win', 2500)] }, phase);
  return { ...zones, bank: { ...zones.bank!, player: ME, collectedCents: collected, paidCents: paid } };
};

test('what the room has written counts, collections included', () => {
  const zones = banked({ results: [result(ME, 'push', 0)] }, 'bank-offer');
  same(outcomeOf(zones, ME, [row(3, -100, 100)]), { round: 3, netCents: -100, feesCents: 100, banked: false });
  same(outcomeOf(zones, ME, [row(2, -100, 100)])?.netCents, 0, 'another round');
});
test('a bank that lost does not break even when its next round begins', () => {
  same(outcomeOf(myBank('bank-offer', 0, 2500), ME, [])?.netCents, -2500);
  same(outcomeOf(myBank('betting', 0, 0), ME, []), null, 'the meters are the next round’s');
  same(outcomeOf(myBank('betting', 0, 0), ME, [row(3, -2600, 100)])?.netCents, -2600);
});
test('who takes the bank after a loss as a bettor has lost as a bettor', () => {
  const zones = banked({ results: [result(ME, 'lose', 2500)] }, 'betting');
  const mine = { ...zones, bank: { ...zones.bank!, player: ME } };
  same(outcomeOf(mine, ME, []), { round: 3, netCents: -2500, feesCents: 0, banked: false });
});
test('who did not play has no outcome', () =>
  same(outcomeOf(banked({ results: [result('Cat', 'win', 5)] }), ME, []), null));
test('a pot is won or lost by what was put in', () => {
  const zones = ring('settled', { results: [{ ...result('Bob', 'win', 800), wager: 'main pot' }] });
  same(outcomeOf(zones, ME, []), { round: 3, netCents: -400, feesCents: 0, banked: false });
});
test('the room is asked what it has written when a round is over', async () => {
  const zones = banked({ results: [result(ME, 'win', 2500)] }, 'bank-offer');
  await answering({ '/api/me/rounds': [row(3, 2400, 100)] }, async () => {
    const use = ({ at }: { at: Zones }) => useOutcome(shown(at), ME)?.netCents;
    const used = await hook(use, { at: zones });
    await used.settle();
    same(used.now(), 2400);
    await used.with({ at: { ...zones, room: { ...zones.room, away: ['Bob'] } } });
    same(used.now(), 2400);
  });
});
