import { choose } from '../../../main/client/state/settings';
import { haste, lasting, SPEEDS, TIMES, wholeOf } from '../../../main/client/state/storyPace';
import { line } from './fixtures';
import { about, same, test } from './unit';

about('pace');
const on = { lateMs: 0, untoldMs: 3000, mine: false, last: true };

test('a card that somebody waits for takes longer than one of the deal', () => {
  const story = [
    line('deal', '2', ['As']),
    line('decision', '2', []),
    line('deal', '2', ['Kd']),
    line('turn', 'bank', ['3c']),
  ];
  same(lasting(story), [TIMES.deal, TIMES.decision, TIMES.draw, TIMES.turn]);
  same(lasting(story, '2')[1], 0, 'what I did myself');
});
test('many results share the time that all of them have', () => {
  const results = (n: number) => Array.from({ length: n }, () => line('result', '2', []));
  same([wholeOf(results(2)), wholeOf(results(40))], [2 * TIMES.result, TIMES.results]);
});
test('words and chips take no time', () => same(wholeOf([line('say', '', []), line('chips', '2', [])]), 0));
test('each goes by the pace that was chosen', () => {
  for (const [speed, times] of Object.entries(SPEEDS)) {
    choose({ speed: speed as keyof typeof SPEEDS });
    same(haste(on), times);
  }
  choose({ speed: 'normal' });
});
test('who is behind hurries and skips nothing, and the end is told longest', () => {
  const late = { ...on, lateMs: 5000 };
  const much = { ...late, untoldMs: 60000, last: false };
  const [hurried, rushed, end] = [haste(late), haste(much), haste({ ...much, last: true })];
  same([hurried > 0, hurried < 1, rushed > 0, rushed < hurried, end === hurried], [true, true, true, true, true]);
  choose({ speed: 'slow' });
  same([haste(late), haste({ ...late, mine: true })], [SPEEDS.slow, hurried], 'my own clock runs');
  choose({ speed: 'normal' });
});
