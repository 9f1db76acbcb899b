import { choose } from '../../../main/client/state/settings';
import { haste, lasting, SPEEDS, TIMES, wholeOf } from '../../../main/client/state/storyPace';
import { isShown, LiveTable } from '../../../main/client/state/table';
import { line, ring } from './fixtures';
import { HandClock } from './handClock';
import { Lines } from './socket';
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
test('a deal that goes round the table is a deal, also after a decision', () => {
  const round = ['1', '2', '3', '1', '2', '3'].map((seat) => line('deal', seat, ['??']));
  same(lasting([line('decision', '2', []), ...round]), [TIMES.decision, ...round.map(() => TIMES.deal)]);
  const few = ['1', '2', '1', '2'].map((seat) => line('deal', seat, ['??']));
  same(lasting([line('decision', '2', []), ...few]), [TIMES.decision, ...few.map(() => TIMES.draw)]);
  const bank = [line('turn', 'bank', ['3c']), line('deal', 'bank', ['4c']), line('deal', 'bank', ['5c'])];
  same(lasting([...round, ...bank]).slice(-2), [TIMES.draw, TIMES.draw]);
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
test('who waits for the blind is told the hands of the others quickly, until they are dealt in', () =>
  Lines.with((lines) =>
    HandClock.during((hands) => {
      const table = new LiveTable(7, '', 'Cy');
      const rest = ring('waiting', { positions: [] });
      lines.last().says({ number: 8, zones: rest, story: [], choices: [], barred: [] });
      const seats = [
        ...rest.seats.slice(0, 2),
        { seat: 3, player: 'Cy', stackCents: 5000, tags: ['you', 'waiting'] },
      ];
      lines.last().says({ number: 9, zones: { seats }, story: [line('say', '', [], 'Cy takes seat 3.')] });
      const next = ring('betting', { seats });
      const story = next.positions.map(({ position }) => line('deal', position, ['??', '??']));
      const whole = story.length * (TIMES.deal + TIMES.also);
      const deal = (round: number, positions = next.positions) =>
        lines
          .last()
          .says({ number: 8 + round, zones: { ...next, table: { ...next.table, round }, positions }, story });
      deal(4);
      hands.pass(whole * 0.3 + 1);
      same(isShown(table.state.get()), true, 'the hand after the one in which they came');
      lines.last().says({ number: 13, zones: { positions: [] } });
      deal(6, [...next.positions, { ...next.positions[0]!, position: '3', bettor: 'Cy' }]);
      hands.pass(whole * 0.3 + 1);
      same(isShown(table.state.get()), false, 'their own hand has its time');
      table.close();
    }),
  ));
