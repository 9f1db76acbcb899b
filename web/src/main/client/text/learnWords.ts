/** The trainer's texts. */
import { spoken } from './language';

export const learnWords = {
  learn: 'Learn',
  title: 'Practise',
  lessons: 'Lessons',
  lessonsLead: 'Two minutes each, at a real table with cards chosen for it.',
  lesson: (title: string) => `Lesson: ${title}`,
  done: 'done',
  part: (i: number, n: number) => `${i} of ${n}`,
  clauses: 'The rules behind it',
  again: 'Start again',
  finished: 'That was the lesson.',
  toTables: 'To the tables',
  me: 'You',
  noCards: 'no card',
  board: 'The table of the lesson',
  missing: 'There is no such lesson.',
  lead: 'Decisions in which mistakes are costly. What would you do?',
  house: 'House',
  game: 'Game',
  bank: 'The bank shows',
  you: 'You hold',
  stake: (amount: string) => `On a wager of ${amount}`,
  right: 'Right.',
  wrong: (doing: string, cost: string, best: string) => `${doing} costs ${cost}. Best: ${best}.`,
  next: 'Next',
  progress: (right: number, all: number) => `${right} of ${all} right so far`,
  fresh: 'Nothing answered yet.',
  working: 'Working out the situations…',
  choices: {
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    surrender: 'Surrender',
    play: 'Play',
    fold: 'Fold',
  } as Record<string, string>,
};

spoken('learn', learnWords);
