/** What the coach says, as `docs/protocol.md` describes it. */

export interface ChoiceWorth {
  id: string;
  /** On average, for the amount that is suggested. */
  worthCents: number;
  /** What every further cent put in brings on average. */
  perCent: number;
  best: boolean;
}

export interface Weighed {
  position: string;
  hand: string;
  bank: string;
  why: string;
  worths: ChoiceWorth[];
}

export interface PotShare {
  share: number;
  others: number;
}

export interface CoachWord {
  note: string;
  decisions: Weighed[];
  equity?: PotShare;
}

export interface JudgedDecision {
  number: number;
  position: string;
  hand: string;
  bank: string;
  chose: string;
  best: string;
  costCents: number;
  /** The same mistake has the same words. */
  habit: string;
  sentence: string;
}

export interface CoachedRound {
  round: number;
  decisions: JudgedDecision[];
  costCents: number;
}

export interface LessonWorth {
  id: string;
  /** Per unit staked. */
  worth: number;
}

export interface Lesson {
  id: string;
  cards: string[];
  up: string;
  hand: string;
  bank: string;
  why: string;
  weight: number;
  worths: LessonWorth[];
}

export interface LessonPage {
  house: string;
  game: string;
  lessons: Lesson[];
}
