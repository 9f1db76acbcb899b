/** How long each part of a story takes. The room waits as long (`StoryTimes.java`) before it starts a clock. */
import type { StoryLine } from '../wire/tableTypes';
import { settings } from './settings';

export const TIMES = {
  /** A card of a deal. */
  deal: 280,
  /** A card that somebody waits for: after a decision, or a card that was turned. */
  draw: 650,
  /** Each further card dealt with it. */
  also: 180,
  turn: 900,
  decision: 350,
  button: 300,
  /** A wager that is paid, collected or returned. */
  result: 700,
  /** The most that all of them take together. */
  results: 6000,
};
/** How long results stay before anything new is told; the room allows a little more. */
export const REST = 3500;

export const SPEEDS = { slow: 1.6, normal: 1, quick: 0.45, instant: 0 };
export const speed = (): number => SPEEDS[settings.get().speed];

/** Someone this far behind the room is told faster, but nothing is skipped. */
const LATE = 1500;
const LATE_WHEN_SLOW = 9000;
/** So much of its time is left to what somebody has no part in or is late for. */
export const HURRY = 0.3;
/** Beyond this, only the end is told at length. */
const LONG = 12000;
const RUSH = 0.06;

/** How long each line takes; what somebody did themselves needs no telling. */
export function lasting(story: StoryLine[], me = ''): number[] {
  const results = story.filter(({ kind }) => kind === 'result').length;
  const each = Math.min(TIMES.result, TIMES.results / Math.max(1, results));
  const rounds = goingRound(story);
  let awaited = false;
  return story.map(({ kind, position }, i) => {
    awaited ||= kind === 'decision' || kind === 'turn';
    if (kind === 'deal') return awaited && !rounds[i] ? TIMES.draw : TIMES.deal;
    if (kind === 'decision') return me !== '' && position === me ? 0 : TIMES.decision;
    if (kind === 'result') return each;
    return kind === 'turn' || kind === 'button' ? TIMES[kind] : 0;
  });
}

/** So many places make it a round of the deal: nobody waits for each of its cards. */
const PLACES = 3;

/** Which lines are of a deal that goes round the table, whatever was decided before it. */
function goingRound(story: StoryLine[]): boolean[] {
  const found = story.map(() => false);
  for (let from = 0; from < story.length; from++) {
    let to = from;
    while (story[to]?.kind === 'deal') to++;
    if (new Set(story.slice(from, to).map(({ position }) => position)).size >= PLACES) found.fill(true, from, to);
    from = Math.max(from, to);
  }
  return found;
}

export const wholeOf = (story: StoryLine[]): number => lasting(story).reduce((all, ms) => all + ms, 0);

export interface Lag {
  /** How long the oldest news has waited to be told. */
  lateMs: number;
  /** How much is to be told in all. */
  untoldMs: number;
  /** My clock is running while I watch what happened before. */
  mine: boolean;
  /** Nothing newer waits behind it. */
  last: boolean;
}

/** The fraction of its usual time that something gets. */
export function haste({ lateMs, untoldMs, mine, last }: Lag): number {
  const own = speed();
  const patience = own > 1 && !mine ? LATE_WHEN_SLOW : LATE;
  if (lateMs <= patience) return own;
  return Math.min(own, untoldMs > LONG && !last ? RUSH : HURRY);
}
