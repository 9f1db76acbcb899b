/** The coach's texts. */
import { spoken } from './language';

export const coachWords = {
  title: 'Coach',
  /** A sentence of the coach's, as the room writes it. */
  said: (english: string): string => english,
  off: 'Coach off',
  evening: 'This evening',
  waits: 'When it is your turn, each choice shows what it is worth on average. Only you see this.',
  working: 'The coach is working it out…',
  silent: 'The coach is not answering now. Play on.',
  last: (cost: string, many: boolean) =>
    many ? `Last round: your decisions cost ${cost}.` : `Last round: this decision cost ${cost}.`,
  allBest: (n: number) =>
    n === 1 ? 'Last round: your decision was the best.' : 'Last round: you made the best of every decision.',
  share: (part: string, others: number) =>
    others === 1
      ? `Your hand wins ${part} of the pot on average against one unknown hand.`
      : `Your hand wins ${part} of the pot on average against ${others} unknown hands.`,
  dearest: 'Your most expensive habits',
  practise: 'Practise',
  habit: 'What you did',
  times: 'Times',
  cost: 'Cost',
  sum: (mistakes: number, decisions: number, cost: string) =>
    decisions === 1
      ? `Your one decision was not the best. It cost ${cost} on average.`
      : `${mistakes} of ${decisions} decisions were not the best. They cost ${cost} on average.`,
  none: 'No decision has been weighed yet.',
  noMistakes: (decisions: number) =>
    decisions === 1 ? 'Your one decision was the best.' : `All ${decisions} decisions were the best.`,
};

spoken('coach', coachWords);
