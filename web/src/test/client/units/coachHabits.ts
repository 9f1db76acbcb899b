import { added, dearest, keepEvening, NEW_EVENING, recallEvening } from '../../../main/client/state/coachHabits';
import { about, same, test } from './unit';

about('habits');

const decision = (habit: string, costCents: number) => ({
  number: 1,
  position: '2',
  hand: '',
  bank: '',
  chose: '',
  best: '',
  costCents,
  habit,
  sentence: '',
});
const round = (n: number, ...costs: [string, number][]) => ({
  round: n,
  decisions: costs.map(([habit, cents]) => decision(habit, cents)),
  costCents: costs.reduce((sum, [, cents]) => sum + cents, 0),
});

test('the dearest habits come first, and a round is counted once', () => {
  let evening = added(NEW_EVENING, 7, round(1, ['hit hard 16', 40], ['stood on 12', 90]), 1);
  evening = added(evening, 7, round(2, ['hit hard 16', 70], ['doubled 11', 0]), 2);
  same(added(evening, 7, round(2, ['hit hard 16', 70]), 3), evening);
  same(
    dearest(evening).map(([habit, { times, costCents }]) => [habit, times, costCents]),
    [
      ['hit hard 16', 2, 110],
      ['stood on 12', 1, 90],
    ],
  );
  same([evening.decisions, evening.mistakes, evening.costCents], [4, 3, 200]);
});
test('another evening begins after a long pause, and for another person', () => {
  const evening = { ...NEW_EVENING, at: 1000, decisions: 3 };
  keepEvening('ann', evening);
  same(recallEvening('ann', 2000).decisions, 3);
  same([recallEvening('ann', 1000 + 9 * 3600_000).decisions, recallEvening('bob', 2000).decisions], [0, 0]);
});
test('what cannot be read is no evening', () => {
  localStorage.setItem('cardroom.coach.ann', '{');
  same(recallEvening('ann', 0), NEW_EVENING);
});
