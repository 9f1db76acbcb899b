/** A round that is being entered survives a reload, in this browser alone. */
import type { RoundEntry } from './book';

const key = (house: string, game: string) => `cardroom.book.${house}.${game}`;

export function keptRound(house: string, game: string): RoundEntry | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(house, game)) ?? 'null') as RoundEntry | null;
    return kept && Array.isArray(kept.entries) && Array.isArray(kept.bankCards) ? kept : null;
  } catch {
    return null;
  }
}

export function keepRound(house: string, game: string, round: RoundEntry): void {
  try {
    localStorage.setItem(key(house, game), JSON.stringify(round));
  } catch {
    // then it lasts only as long as the page
  }
}
