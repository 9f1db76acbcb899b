/** The JSON of the pocket book, as docs/protocol.md describes it. */
import type { Clause } from './tableTypes';

export interface BookPage {
  house: string;
  houseName: string;
  game: string;
  /** How a round is written down; absent where nobody banks. */
  round?: RoundForm;
  cases: BookCase[];
}

export interface RoundForm {
  seats: number;
  firstCards: number;
  /** Whether a rule reads the suits of a seat's cards; the bank's always have one. */
  suits: boolean;
  decks: number;
  /** Which of the bank's first cards lie face down. */
  bankDown: boolean[];
  wagers: BookWager[];
  decisions: BookDecision[];
  behind: BookDecision[];
  schedules: BookSchedule[];
}

export interface BookWager {
  wager: string;
  label: string;
  main: boolean;
}

export interface BookDecision {
  word: string;
  label: string;
  /** What is written after it: `plain`, `card`, `amount`, `amount_if_any`, `amount_and_card`, `hands`. */
  shape: string;
}

export interface BookSchedule {
  option: number;
  label: string;
  minCents: number;
  bankCents: number;
}

export interface BookCase {
  when: string;
  what: string;
  how: string;
  example: string;
  told: string[];
  clauses: BookClause[];
  readings: BookReading[];
}

export interface BookClause {
  id: string;
  sentence: string;
  text: string;
  stated: boolean;
  cite: string;
}

export interface BookReading {
  id: string;
  title: string;
  says: string;
  taken: string;
}

export interface SettledRound {
  ok: true;
  button: number;
  bankSeat: number;
  fees: BookFee[];
  /** The expectations that failed, each with its line. */
  wrong: WrongLine[];
  hands: SettledHand[];
  /** Absent where the round was not finished. */
  outcomes?: BookOutcome[];
  bank?: SettledBank;
  notation: string;
}

export interface BookFee {
  who: string;
  amountCents: number;
  rule: string;
  why: string;
}

export interface WrongLine {
  line: number;
  sentence: string;
}

export interface SettledHand {
  position: string;
  total: string;
  cards: string[];
}

export interface BookOutcome {
  position: string;
  who: string;
  wager: string;
  hand: number;
  word: string;
  stakeCents: number;
  dueCents: number;
  netCents: number;
  returnedCents: number;
  rules: Clause[];
  why: string;
}

export interface SettledBank {
  paidCents: number;
  collectedCents: number;
  netCents: number;
  wagerCents?: number;
  leftCents?: number;
}

export interface SignText {
  sections: SignSection[];
}

export interface SignSection {
  title: string;
  lines: string[];
}

export interface BetTerms {
  rule: string;
  wagers: WagerTerms[];
  fees: BetFee[];
  bankFees: BankFee[];
}

export interface WagerTerms {
  wager: string;
  label: string;
  amountCents: number;
  minCents?: number;
  maxCents?: number;
  refused?: string;
}

export interface BetFee {
  why: string;
  amountCents: number;
}

export interface BankFee {
  action: string;
  amountCents: number;
}
