import { netOf, roundNet, took, useSessionNet } from '../../../main/client/state/visitResult';
import { banked, ME, result, ring } from './fixtures';
import { about, hook, same, test } from './unit';

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
test('a visit is summed over its rounds and known after a reload', async () => {
  const outcome = (round: number, netCents: number) => ({ round, netCents, feesCents: 0, banked: false });
  const use = ({ done }: { done: ReturnType<typeof outcome> | null }) => useSessionNet(7, ME, done);
  const used = await hook(use, { done: outcome(1, 500) });
  await used.with({ done: outcome(2, -200) });
  await used.with({ done: outcome(2, -200) });
  same(used.now(), 300);
  same((await hook(use, { done: null as ReturnType<typeof outcome> | null })).now(), 300);
});
