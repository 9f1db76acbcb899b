import { expected, worthFor, worthsOf } from '../../../main/client/state/coach';
import type { Choice } from '../../../main/client/wire/tableTypes';
import { about, same, test } from './unit';

about('coach');

const double: Choice = {
  id: 'double',
  label: 'Double',
  position: '2',
  amount: { minCents: 500, maxCents: 2000, stepCents: 100, suggestedCents: 2000 },
  rule: '',
};

test('figures have a sign and two places', () =>
  same([expected(394), expected(-2250), expected(0)], ['+$3.94', '−$22.50', '±$0.00']));
test('a smaller double is worth less', () => {
  const worth = { cents: 800, perCent: 0.2, best: true };
  same([worthFor(worth, double, 2000), worthFor(worth, double, 1000)], [800, 600]);
});
test('what is said of two hands is kept apart', () => {
  const worths = (cents: number) => [{ id: 'hit', worthCents: cents, perCent: 0, best: true }];
  const said = { position: '', hand: '', bank: '', why: '' };
  const both = [
    { ...said, position: '2', worths: worths(5) },
    { ...said, position: '3', worths: worths(-7) },
  ];
  const found = worthsOf({ note: '', decisions: both });
  same([found.get('hit@2')?.cents, found.get('hit@3')?.cents, worthsOf(null).size], [5, -7, 0]);
});
