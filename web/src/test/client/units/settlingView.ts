import { plan } from '../../../main/client/state/reveal';
import { drawn, isPaying, paidNow, placeAsTold, untold } from '../../../main/client/state/settlingView';
import { banked, line, ME, result, seat, shown } from './fixtures';
import { about, same, test } from './unit';

about('drawn');
const before = banked();
const seats = [seat(1, 'Bob', 87500, 'player-dealer'), seat(2, ME, 15000, 'you', 'to-act'), seat(3, '', 0)];
const results = [result('Cat', 'lose', 2500, 1), result(ME, 'win', 5000, 2)];
const after = { ...before, seats, results, bank: { ...before.bank!, paidCents: 5000, collectedCents: 2500 } };
const story = [line('result', '3', []), line('result', '2', [])];
const at = (step: number) => ({ ...shown(after), before, plan: plan(before, after, story), step });

test('no stack and no meter tells a result before its turn', () => {
  const first = drawn(at(0));
  same([first.bank?.paidCents, first.bank?.collectedCents, first.seats[1]!.stackCents], [0, 0, 10000]);
  same(first.seats[1]!.tags, ['you'], 'the next decision');
});
test('the meters go with each wager', () => {
  const second = drawn(at(1));
  same([second.bank?.paidCents, second.bank?.collectedCents, second.seats[1]!.stackCents], [0, 2500, 10000]);
  const last = drawn(at(2));
  same([last.bank?.paidCents, last.bank?.collectedCents, last.seats[1]!.stackCents], [5000, 2500, 15000]);
});
test('my own chips are what they were until my result is told', () => {
  same(
    [at(0), at(1), at(2)].map((now) => placeAsTold(now, ME)?.stackCents),
    [10000, 10000, 15000],
  );
});
test('one payment moves at a time', () => {
  same([paidNow(at(0)), paidNow(at(1))?.order, paidNow(at(2))?.order], [undefined, 1, 2]);
  same([isPaying(at(0)), isPaying(at(1)), isPaying(at(2))], [false, true, false]);
  same(untold(at(1)).length, 1);
});
