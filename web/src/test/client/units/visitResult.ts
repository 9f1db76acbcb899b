import { netOf, roundNet, took, useSessionNet } from '../../../main/client/state/visitResult';
import { banked, ME, result, ring } from './fixtures';
import { about, answering, hook, same, test, until } from './unit';

about('session');

test('wins and losses are summed, pushes and returns are none', () => {
  const all = [
    result(ME, 'win', 500),
    result(ME, 'lose', 200),
    result(ME, 'push', 0),
    result(ME, 'returned', 300),
    result('Bob', 'win', 9),
  ];
  same(netOf(all, ME), 300);
});
test('the bank won what it collected less what it paid', () => {
  const zones = banked({ results: [result('Bob', 'lose', 500)] }, 'bank-offer');
  const mine = { ...zones, bank: { ...zones.bank!, player: ME, collectedCents: 500, paidCents: 200 } };
  same([roundNet(mine, ME), took(mine, ME)], [300, true]);
});
test('only who was dealt in has taken part', () => {
  const over = ring('settled', { results: [result('Bob', 'win', 5)] });
  same([took(over, ME), took(over, 'Cat'), took(ring('betting'), ME)], [true, false, false]);
});
test('a visit is what the room has counted, on every page the same, and asked for again after each round', async () => {
  const outcome = (round: number) => ({ round, netCents: 500, feesCents: 0, banked: false });
  const visit = { table: 7, rounds: 1, netCents: 500 };
  await answering({ '/api/me/visits/7': visit }, async () => {
    const use = ({ done, here }: { done: ReturnType<typeof outcome> | null; here: boolean }) =>
      useSessionNet(7, ME, here, done);
    const late = await hook(use, { done: null as ReturnType<typeof outcome> | null, here: false });
    same(late.now(), 0, 'who only looks has not played');
    await late.with({ done: null, here: true });
    await until(() => late.now() === 500, 'a second page has the same figure');
    visit.netCents = 300;
    await late.with({ done: outcome(2), here: true });
    await until(() => late.now() === 300, 'it follows the round');
  });
});
