import {
  answered,
  bestOf,
  costOf,
  keepProgress,
  nextLesson,
  recallProgress,
  sumOf,
} from '../../../main/client/state/learning';
import { about, same, test } from './unit';

about('learning');

const lesson = (id: string, weight: number) => ({
  id,
  cards: [],
  up: '9c',
  hand: '',
  bank: '',
  why: '',
  weight,
  worths: [
    { id: 'hit', worth: -0.506 },
    { id: 'surrender', worth: -0.5 },
  ],
});

test('a mistake costs the gap to the best choice', () => {
  same([bestOf(lesson('a', 1)), costOf(lesson('a', 1), 'hit', 1000)], ['surrender', 6]);
});
test('what was missed comes back and what is known comes seldom', () => {
  const both = [lesson('a', 1), lesson('b', 1)];
  same([nextLesson(both, {}, 0.4)?.id, nextLesson(both, {}, 0.6)?.id], ['a', 'b']);
  const known = answered({}, 'a', true);
  same(nextLesson(both, known, 0.4)?.id, 'b');
  same(nextLesson(both, answered({}, 'a', false), 0.6)?.id, 'a');
  same(nextLesson([], {}, 0.5), undefined);
});
test('progress is kept for each game', () => {
  keepProgress('house', 'game', answered(answered({}, 'a', true), 'a', false));
  same(
    [sumOf(recallProgress('house', 'game')), sumOf(recallProgress('house', 'other'))],
    [
      { right: 1, wrong: 1 },
      { right: 0, wrong: 0 },
    ],
  );
});
