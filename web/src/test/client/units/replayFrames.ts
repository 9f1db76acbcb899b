import { framesOf, hasPlayed, still, toldBy } from '../../../main/client/state/replayFrames';
import type { Zones } from '../../../main/client/wire/tableTypes';
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
test('whoever had a hand or the bank has played', () => {
  const told = (zones: Partial<Zones>) => ({
    story: [],
    steps: [
      { number: 1, zones: {} },
      { number: 2, zones },
    ],
  });
  same([hasPlayed(told(banked()), 'Bob'), hasPlayed(told(ring('betting')), 'Bob')], [true, true]);
  same([hasPlayed(told(banked()), 'Nobody'), hasPlayed(told(ring('betting')), '')], [false, false]);
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
