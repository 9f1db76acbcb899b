/** The texts of games that are asked for. */
import { spoken } from './language';

export const askWords = {
  title: 'Ask for a game',
  lead: 'We call you as soon as others want it too.',
  ask: 'Ask',
  send: 'Ask for this game',
  wanted: 'Games people ask for',
  asks: (names: string, n: number) => (n === 1 ? `${names} asks` : `${names} ask`),
  you: 'you',
  youAsk: 'You ask for it',
  missing: (n: number) => `${n} more needed`,
  join: 'Me too',
  joinWhat: (game: string, stakes: string) => `Me too: ${game}, ${stakes}`,
  bots: 'Start with bots',
  withdraw: 'Withdraw',
  withdrawWhat: (game: string) => `Withdraw: ${game}`,
  called: (game: string) => `Your game is on: ${game}`,
  kept: (s: number) => `A seat is kept for you for ${s} s.`,
  take: 'Take the seat',
  decline: 'No, thanks',
  week: {
    title: 'Your week',
    rounds: (n: number) => (n === 1 ? 'round' : 'rounds'),
    net: 'result',
    won: 'won',
    fees: 'in collections',
    more: 'Statistics and notes',
  },
};

spoken('ask', askWords);
