/** A round of a real table as it is entered, and the notation that the room settles it by. */
import type { RoundForm } from '../wire/bookTypes';
import { isCard, suitsFilled, type Token } from './handText';

export interface Entry {
  seat: number;
  /** Who bets behind the seat; empty for the seat itself. */
  by: string;
  matches: boolean;
  /** Cents by wager. */
  stakes: Record<string, number>;
  tokens: Token[];
}

export interface RoundEntry {
  schedule: number;
  /** 0 is a bank without a limit. */
  bankCents: number;
  bankSeat: number;
  bankCards: Token[];
  entries: Entry[];
}

export const newRound = (form: RoundForm): RoundEntry => ({
  schedule: form.schedules[0]?.option ?? 1,
  bankCents: 50000,
  bankSeat: form.seats,
  bankCards: [],
  entries: [],
});

const dollars = (cents: number) => `$${cents % 100 ? (cents / 100).toFixed(2) : cents / 100}`;

export const mainWager = (form: RoundForm): string => form.wagers.find((one) => one.main)?.wager ?? '';

export const stakeOf = (entry: Entry): number => Object.values(entry.stakes).reduce((sum, one) => sum + one, 0);

/** The seats nobody has yet, the player-dealer's left out. */
export function freeSeats(round: RoundEntry, form: RoundForm): number[] {
  const taken = new Set(round.entries.filter((one) => !one.by).map((one) => one.seat));
  return Array.from({ length: form.seats }, (_, i) => i + 1).filter(
    (seat) => seat !== round.bankSeat && !taken.has(seat),
  );
}

/** What is still to be entered before the round can be settled, in the order it is asked for. */
export type Lack = { of: 'bank' | 'seats' } | { of: 'stake' | 'cards' | 'suit'; entry: number } | null;

export function lacking(round: RoundEntry, form: RoundForm): Lack {
  if (round.entries.length === 0) return { of: 'seats' };
  for (const [i, entry] of round.entries.entries()) {
    if (!entry.stakes[mainWager(form)]) return { of: 'stake', entry: i };
    const cards = entry.tokens.filter(isCard);
    if (!entry.by && cards.length < form.firstCards) return { of: 'cards', entry: i };
    if (form.suits && cards.some((card) => card.length < 2)) return { of: 'suit', entry: i };
  }
  const bank = round.bankCards;
  return bank.length < form.bankDown.length || bank.some((card) => card.length < 2) ? { of: 'bank' } : null;
}

/** The text that `judge` reads: line 1 is the header, then one line for each entry, then the bank. */
export function notation(house: string, game: string, round: RoundEntry, form: RoundForm): string {
  const bank = round.bankCents > 0 ? ` bank ${dollars(round.bankCents)}` : '';
  const head = `house ${house} game ${game} schedule ${round.schedule} seats ${form.seats}${bank}`;
  const [bankCards = [], ...hands] = suitsFilled([round.bankCards, ...round.entries.map((one) => one.tokens)]);
  const main = mainWager(form);
  const lines = round.entries.map((entry, i) => {
    const others = form.wagers.filter((one) => !one.main && entry.stakes[one.wager]);
    const stakes = [
      dollars(entry.stakes[main] ?? 0),
      ...others.map((one) => `${one.wager} ${dollars(entry.stakes[one.wager] ?? 0)}`),
    ];
    const who = entry.by ? `backline ${entry.seat} by ${entry.by}` : `seat ${entry.seat}`;
    return [who, ...stakes, ...(hands[i] ?? []), ...(entry.matches ? ['matches'] : [])].join(' ');
  });
  const lying = bankCards.map((card, i) => (form.bankDown[i] ? `(${card})` : card));
  return `${[head, ...lines, `bank seat ${round.bankSeat} ${lying.join(' ')}`].join('\n')}\n`;
}

/** Which entry a line of the notation speaks of: its index, or the bank's -1. */
export const entryAt = (line: number, round: RoundEntry): number => {
  const at = line - 2;
  return at >= 0 && at < round.entries.length ? at : -1;
};
