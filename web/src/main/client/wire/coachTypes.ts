/** What the coach says, as `docs/protocol.md` describes it. */
import type { Step } from './lobbyTypes';
import type { Clause, Face, StoryLine } from './tableTypes';

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

export interface GameLessonRow {
  id: string;
  game: string;
  title: string;
}

/** An answer to a question of a lesson: a choice that the rules offer, or somebody at the table. */
export interface LessonAnswer {
  id: string;
  label: string;
  amountCents?: number;
  cards: Face[];
  right: boolean;
  reply: string;
}

/** Something to be told or asked, once that many steps have been shown. */
export interface LessonPart {
  key: string;
  frame: number;
  text: string;
  clauses: Clause[];
  answers: LessonAnswer[];
}

/** A round with cards written down, played by the rules. */
export interface GameLesson {
  id: string;
  house: string;
  game: string;
  title: string;
  story: StoryLine[];
  steps: Step[];
  parts: LessonPart[];
}
