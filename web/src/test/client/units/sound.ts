import { choose, SOUNDS, type Sound } from '../../../main/client/state/settings';
import { hear, isHeard, make, soundOf, useSounds } from '../../../main/client/state/sound';
import type { TableState } from '../../../main/client/state/table';
import { banked, line, shown } from './fixtures';
import { about, hook, same, test } from './unit';

about('sound');

/** The page keeps one source of sound, so what it makes is noted in one place. */
const made: string[] = [];

/** A browser whose sounds are counted by their kind. */
async function heard(run: () => void | Promise<void>): Promise<string[]> {
  made.length = 0;
  const part = (kind: string) => {
    const one = {
      gain: { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      frequency: { value: 0, setValueAtTime: () => {} },
      connect: (next: unknown) => next,
      start: () => made.push(kind),
      stop: () => {},
      getChannelData: () => new Float32Array(2000),
    };
    return one;
  };
  const real = window.AudioContext;
  class Counted {
    state = 'running';
    currentTime = 0;
    sampleRate = 8000;
    destination = part('out');
    createGain = () => part('gain');
    createOscillator = () => part('tone');
    createBiquadFilter = () => part('band');
    createBuffer = () => part('noise');
    createBufferSource = () => part('brush');
  }
  Object.assign(window, { AudioContext: Counted });
  try {
    await run();
  } finally {
    Object.assign(window, { AudioContext: real });
    choose({ sound: false, muted: [] });
  }
  return [...made];
}

test('nothing is heard before it was asked for, and each sound can be muted by itself', async () => {
  same(await heard(() => hear('turn')), []);
  same(
    await heard(() => {
      choose({ sound: true, muted: ['chip'] });
      same([isHeard('card'), isHeard('chip')], [true, false]);
      hear('chip');
      hear('card');
    }),
    ['brush'],
  );
});
test('cards, chips and stakes have their sounds, words have none', () =>
  same(
    ['deal', 'turn', 'chips', 'result', 'say', 'decision'].map((kind) => soundOf(line(kind, '2', [])) ?? ''),
    ['card', 'card', 'chip', 'chip', '', ''],
  ));
test('each thing is heard when it is seen', async () => {
  const lines = [line('deal', '2', ['Kh']), line('say', '2', []), line('result', '2', [])];
  const at = (step: number): TableState => ({ ...shown(banked()), plan, step });
  const plan = { steps: 3, at: new Map(), lines, ms: [1, 1, 1] };
  const all = await heard(async () => {
    choose({ sound: true });
    const used = await hook(({ step }: { step: number }) => useSounds(at(step), false), { step: 0 });
    for (const step of [1, 2, 3]) await used.with({ step });
  });
  same(all, ['brush', 'tone', 'tone']);
});

const RATE = 44_100;
/** Below this nobody hears anything: -60 dB. */
const SILENCE = 0.001;

interface Recorded {
  /** The loudest moment; 1 is as loud as it goes. */
  peak: number;
  seconds: number;
}

async function recorded(sound: Sound): Promise<Recorded> {
  const tape = new OfflineAudioContext(1, 2 * RATE, RATE);
  make(sound, tape);
  const samples = (await tape.startRendering()).getChannelData(0);
  const loud = samples.map(Math.abs);
  return {
    peak: loud.reduce((most, one) => Math.max(most, one), 0),
    seconds: loud.findLastIndex((one) => one > SILENCE) / RATE,
  };
}

test('every sound is heard, quiet and short', async () => {
  for (const sound of SOUNDS) {
    const { peak, seconds } = await recorded(sound);
    const told = `${sound}: peak ${peak.toFixed(3)}, ${seconds.toFixed(2)} s`;
    same([peak > 0.01, peak < 0.15, seconds > 0.02, seconds < 0.6], [true, true, true, true], told);
  }
});
test('what comes with every card and chip is much shorter than what calls me', async () => {
  const [card, chip, turn, win] = await Promise.all(SOUNDS.map(recorded));
  for (const often of [card!, chip!])
    for (const seldom of [turn!, win!])
      same([often.seconds < 0.15, often.seconds < seldom.seconds / 2], [true, true]);
});
