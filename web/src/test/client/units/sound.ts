import { choose } from '../../../main/client/state/settings';
import { hear, isHeard, soundOf, useSounds } from '../../../main/client/state/sound';
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
