/** What the pocket book asks the room. */
import type { BetTerms, BookPage, SettledRound, SignText } from '../wire/book';
import { ask } from './api';
import { bookPath, feesPath, signPath } from './bookPaths';

export const bookApi = {
  book: (house: string, game: string) => ask<BookPage>('GET', bookPath(house, game)),
  settle: (text: string) => ask<SettledRound>('GET', `/api/book/round?text=${encodeURIComponent(text)}`),
  sign: (house: string, game: string, stakes: string) => ask<SignText>('GET', signPath(house, game, stakes)),
  betTerms: (house: string, game: string, bet: Record<string, string>) =>
    ask<BetTerms>('GET', feesPath(house, game, bet)),
};
