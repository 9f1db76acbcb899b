/** Quiet, short sounds made on the spot: no files, none before somebody asks for them, each to be muted by itself. */
import { useEffect, useRef } from 'preact/hooks';
import type { StoryLine } from '../wire/tableTypes';
import { type Sound, settings } from './settings';
import type { TableState } from './table';

export const isHeard = (sound: Sound): boolean => {
  const { sound: on, muted } = settings.get();
  return on && !muted.includes(sound);
};

let audio: AudioContext | null = null;

/** Makes a sound, if it is wanted; a browser that cannot loses nothing else. */
export function hear(sound: Sound): void {
  if (!isHeard(sound)) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    make(sound, audio);
  } catch {
    audio = null;
  }
}

/** A tone that swells and dies away. */
function tone(on: BaseAudioContext, hertz: number, after: number, lasts: number, loud: number): void {
  const from = on.currentTime + after;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  volume.connect(on.destination);
  const voice = on.createOscillator();
  voice.frequency.setValueAtTime(hertz, from);
  voice.connect(volume);
  voice.start(from);
  voice.stop(from + lasts + 0.02);
}

/** Paper on cloth: a short burst of noise that fades. */
function brush(on: BaseAudioContext): void {
  const lasts = Math.floor(on.sampleRate * 0.06);
  const grain = on.createBuffer(1, lasts, on.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < lasts; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / lasts) ** 2;
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 2600;
  const volume = on.createGain();
  volume.gain.value = 0.09;
  const voice = on.createBufferSource();
  voice.buffer = grain;
  voice.connect(band).connect(volume).connect(on.destination);
  voice.start();
}

const MADE: Record<Sound, (on: BaseAudioContext) => void> = {
  card: brush,
  chip: (on) => {
    tone(on, 2300, 0, 0.05, 0.035);
    tone(on, 2900, 0.035, 0.05, 0.03);
  },
  turn: (on) => {
    tone(on, 660, 0, 0.22, 0.07);
    tone(on, 880, 0.14, 0.28, 0.07);
  },
  win: (on) => {
    for (const [i, hertz] of [523, 659, 784].entries()) tone(on, hertz, i * 0.09, 0.3, 0.05);
  },
};

/** The sound itself, live or into a recording that is looked at. */
export const make = (sound: Sound, on: BaseAudioContext): void => MADE[sound](on);

const KINDS: Record<string, Sound> = { deal: 'card', turn: 'card', shuffle: 'card', chips: 'chip', result: 'chip' };

/** What a line of the story sounds like; most are silent. */
export function soundOf(line: StoryLine | null | undefined): Sound | undefined {
  if (!line) return undefined;
  return KINDS[line.kind] ?? (line.kind === 'decision' && line.amountCents > 0 ? 'chip' : undefined);
}

/** Each event is heard when it is seen, and my result at the end of the round. */
export function useSounds({ plan, step }: TableState, won: boolean): void {
  const told = useRef(plan);
  useEffect(() => {
    const fresh = told.current !== plan;
    told.current = plan;
    // What is shown all at once makes one sound, if any.
    const lines = fresh ? plan.lines.slice(0, step) : plan.lines.slice(step - 1, step);
    const sound = lines.map(soundOf).findLast(Boolean);
    if (sound) hear(sound);
  }, [plan, step]);
  useEffect(() => {
    if (won) hear('win');
  }, [won]);
}
