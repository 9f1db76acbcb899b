import { buysChips, isShort, withinPurse } from '../../../main/client/state/purseLimits';
import { choice } from './fixtures';
import { about, same, test } from './unit';

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
