/** What is mine: what I keep, what I played, and which rounds of it are asked for. */
import type { DayPlayed, Personal, Statistics } from '../wire/mineTypes';
import { ask } from './api';

/** Dates as they are written in a field, `2026-11-16`; empty for no bound. */
export interface Filter {
  game: string;
  from: string;
  to: string;
}

export const ALL: Filter = { game: '', from: '', to: '' };

const DAY_MS = 86_400_000;
const midnight = (date: string): number => new Date(`${date}T00:00`).getTime();

/** The last day is included whole, even if it has 23 or 25 hours. */
function nextMidnight(date: string): number {
  const next = new Date(midnight(date) + DAY_MS * 1.5);
  return new Date(next.getFullYear(), next.getMonth(), next.getDate()).getTime();
}

export function queryOf({ game, from, to }: Filter): string {
  const query = new URLSearchParams();
  if (game) query.set('game', game);
  if (from) query.set('from', String(midnight(from)));
  if (to) query.set('to', String(nextMidnight(to)));
  return query.toString();
}

export const mine = {
  kept: () => ask<Personal>('GET', '/api/me/personal'),
  wear: (emblem: string) => ask<Personal>('POST', '/api/me/emblem', emblem ? { emblem } : {}),
  note: (about: string, text: string) => ask<Personal>('POST', '/api/me/notes', { about, text }),
  forget: (about: string) => ask<Personal>('DELETE', `/api/me/notes/${encodeURIComponent(about)}`),
  mute: (about: string) => ask<Personal>('POST', '/api/me/mutes', { about }),
  hear: (about: string) => ask<Personal>('DELETE', `/api/me/mutes/${encodeURIComponent(about)}`),
  favour: (table: number, round: number, on: boolean) =>
    on
      ? ask<Personal>('POST', '/api/me/favourites', { table, round })
      : ask<Personal>('DELETE', `/api/me/favourites/${table}/${round}`),
  statistics: (filter: Filter) => {
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    return ask<Statistics>('GET', `/api/me/statistics?zone=${zone}&${queryOf(filter)}`);
  },
};

/** The last seven days, today with them, as they are written in a field. */
export function weekUntil(today: Date): Filter {
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6, 12);
  const date = [first.getFullYear(), first.getMonth() + 1, first.getDate()];
  return { ...ALL, from: date.map((n) => String(n).padStart(2, '0')).join('-') };
}

/** What each kind of wager brought, in all games together. */
export function netByWager({ games }: Statistics): [string, number][] {
  const nets = new Map<string, number>();
  for (const { wager, netCents } of games.flatMap(({ wagers }) => wagers)) {
    nets.set(wager, (nets.get(wager) ?? 0) + netCents);
  }
  return [...nets];
}

/** All games together. */
export const inAll = ({ games }: Statistics) => ({
  rounds: games.reduce((all, one) => all + one.rounds, 0),
  won: games.reduce((all, one) => all + one.won, 0),
  netCents: games.reduce((all, one) => all + one.netCents, 0),
  feesCents: games.reduce((all, one) => all + one.feesCents, 0),
});

/** Several days together, and the running total at their end. */
export interface Bar {
  from: string;
  to: string;
  rounds: number;
  netCents: number;
  sumCents: number;
}

/** No more bars than the eye can distinguish; each stands for the same number of days. */
export function barsOf(days: DayPlayed[], most: number): Bar[] {
  if (!days.length) return [];
  const first = Date.parse(days[0]!.day);
  const all = (Date.parse(days.at(-1)!.day) - first) / DAY_MS + 1;
  const wide = Math.ceil(all / most);
  const bars = new Map<number, Bar>();
  let sum = 0;
  for (const { day, rounds, netCents } of days) {
    const at = Math.floor((Date.parse(day) - first) / DAY_MS / wide);
    const bar = bars.get(at) ?? { from: day, to: day, rounds: 0, netCents: 0, sumCents: 0 };
    sum += netCents;
    bars.set(at, {
      from: bar.from,
      to: day,
      rounds: bar.rounds + rounds,
      netCents: bar.netCents + netCents,
      sumCents: sum,
    });
  }
  return [...bars.values()];
}

/** How many days a bar stands for. */
export function daysABar(days: DayPlayed[], most: number): number {
  if (!days.length) return 1;
  return Math.ceil(((Date.parse(days.at(-1)!.day) - Date.parse(days[0]!.day)) / DAY_MS + 1) / most);
}
