import { framesOf, still, toldBy } from '../../../main/client/state/frames';
import { banked, clock, line, ring } from './fixtures';
import { about, same, test } from './unit';

about('frames');

test('a frame is the whole table after its step', () => {
  const steps = [
    { number: 4, zones: ring('betting') },
    { number: 6, zones: { board: ['As'] } },
  ];
  const frames = framesOf({ story: [], steps });
  same(
    frames.map(({ number, zones }) => [number, zones.board, zones.seats.length]),
    [
      [4, [], 3],
      [6, ['As'], 3],
    ],
  );
  same(framesOf({ story: [], steps: [] }), []);
});
test('what had been said by then is told, and nothing that came later', () => {
  const story = [
    { ...line('say', '', []), number: 4 },
    { ...line('say', '', []), number: 7 },
    { ...line('say', '', [], ''), number: 1 },
  ];
  same(
    toldBy(story, { number: 6, zones: banked() }).map(({ number }) => number),
    [4],
  );
});
test('nothing can be decided in a frame', () => {
  const frame = still({ ...banked(), clock });
  same([frame.zones.clock, frame.choices, frame.loaded], [null, [], true]);
});
