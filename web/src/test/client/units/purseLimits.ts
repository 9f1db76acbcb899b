import {
  backTo,
  buysChips,
  enoughToBet,
  isShort,
  useBrought,
  withinPurse,
} from '../../../main/client/state/purseLimits';
import type { Seat } from '../../../main/client/wire/tableTypes';
import { banked, choice, ME, seat, shown } from './fixtures';
import { about, hook, same, test } from './unit';

about('purse');
const sit = {
  ...choice('sit', '1', 2000, 500000, 500),
  amount: { minCents: 2000, maxCents: 500000, stepCents: 500, suggestedCents: 20000 },
};

test('nobody is offered to bring more than the purse holds', () => {
  same(withinPurse([sit], 12340)[0]?.amount, {
    minCents: 2000,
    maxCents: 12000,
    stepCents: 500,
    suggestedCents: 12000,
  });
  same(withinPurse([sit], 900000)[0], sit);
  same(withinPurse([sit], undefined)[0], sit);
});
test('a purse below the least is short, and the least stays to be read', () => {
  same([isShort(sit, 1999), isShort(sit, 2000)], [true, false]);
  same(withinPurse([sit], 1999)[0], sit);
});
test('what is paid with chips on the table is none of the purse', () => {
  const bank = choice('take-bank', '1', 5000, 90000);
  same([buysChips(bank), buysChips(choice('leave', 'table'))], [false, false]);
  same(withinPurse([bank], 0)[0], bank);
});
test('more chips are suggested up to what somebody sat down with', () => {
  const topUp = {
    ...choice('top-up', 'table'),
    amount: { ...sit.amount, minCents: 50, stepCents: 50, suggestedCents: 800 },
  };
  const suggested = (brought: number, stack: number) => backTo([topUp], brought, stack)[0]!.amount!.suggestedCents;
  same([suggested(8000, 0), suggested(8000, 2025), suggested(8000, 7500), suggested(0, 0)], [8000, 5950, 800, 800]);
  same(backTo([sit], 900000, 0)[0], sit);
});
test('whoever cannot bet is offered enough for a bet, as far as the purse goes', () => {
  const topUp = {
    ...choice('top-up', 'table'),
    amount: { ...sit.amount, minCents: 50, stepCents: 50, suggestedCents: 4000 },
  };
  const least = (purse: number | undefined) => enoughToBet([topUp], purse)[0]!.amount!.minCents;
  same([least(900000), least(undefined), least(1234)], [4000, 4000, 1200]);
  same(withinPurse(backTo(enoughToBet([topUp], 1234), 8000, 0), 1234)[0]!.amount, {
    minCents: 1200,
    maxCents: 1200,
    stepCents: 50,
    suggestedCents: 1200,
  });
  same(enoughToBet([sit], 900000)[0], sit);
});
test('a page knows what somebody brought when it saw them sit down', async () => {
  const brought = ({ mine }: { mine?: Seat }) => useBrought(shown(banked()), mine);
  const used = await hook(brought, {});
  same(used.now(), 0);
  await used.with({ mine: seat(2, ME, 8000, 'you') });
  same(used.now(), 8000);
  await used.with({ mine: seat(2, ME, 200, 'you') });
  same(used.now(), 8000);
  await used.with({});
  same(used.now(), 0);
  const late = await hook(brought, { mine: seat(2, ME, 200, 'you') });
  same(late.now(), 0, 'they sat there before');
});
