/** What a person chose for this browser; kept here and nowhere else. */
import { Value } from './watchedValue';

export const SOUNDS = ['card', 'chip', 'turn', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

export const BACKS = ['lattice', 'waves', 'scales', 'rays'] as const;

export interface Settings {
  /** By its code; `auto` is what the browser asks for. */
  language: string;
  theme: 'system' | 'light' | 'dark';
  deck: 'two' | 'four';
  /** How a card looks from behind. */
  back: (typeof BACKS)[number];
  speed: 'slow' | 'normal' | 'quick' | 'instant';
  /** No sound or vibration until the person asks for it. */
  sound: boolean;
  muted: Sound[];
  buzz: boolean;
  notify: boolean;
  guided: boolean;
  askLarger: boolean;
  /** Deal a moment after my bets. */
  dealSoon: boolean;
  coach: boolean;
}

const KEY = 'cardroom.settings';
const FIRST: Settings = {
  language: 'auto',
  theme: 'system',
  deck: 'two',
  back: 'lattice',
  speed: 'normal',
  sound: false,
  muted: [],
  buzz: false,
  notify: false,
  guided: false,
  askLarger: true,
  dealSoon: true,
  coach: false,
};

function kept(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return FIRST; // storage is not available, as in a private window
  }
}

export const settings = new Value<Settings>(kept());

export function choose(change: Partial<Settings>): void {
  settings.update((now) => ({ ...now, ...change }));
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function show(now: Settings): void {
  const root = document.documentElement;
  if (now.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  root.dataset.deck = now.deck;
  root.style.setProperty('--back-drawing', `url(#${now.back})`);
}

settings.watch((now) => {
  show(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // only the memory of the choice is lost
  }
});
show(settings.get());
