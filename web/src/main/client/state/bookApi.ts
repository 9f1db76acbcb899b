/** What the pocket book asks the room; for rounds, bets and signs the script knows the answer too. */
import type { BetTerms, BookPage, SettledRound, SignText } from '../wire/bookTypes';
import { ask } from './api';
import { orByScript } from './bookEngine';
import { bookPath, feesPath, signPath } from './bookPaths';

export const bookApi = {
  book: (house: string, game: string) => ask<BookPage>('GET', bookPath(house, game)),
  settle: (text: string) =>
    orByScript(ask<SettledRound>('GET', `/api/book/round?text=${encodeURIComponent(text)}`), (script) =>
      script.round(text),
    ),
  sign: (house: string, game: string, stakes: string) =>
    orByScript(ask<SignText>('GET', signPath(house, game, stakes)), (script) => script.sign(house, game, stakes)),
  betTerms: (house: string, game: string, terms: Record<string, string>) =>
    orByScript(ask<BetTerms>('GET', feesPath(house, game, terms)), (script) => {
      const { schedule = '', ...bet } = terms;
      return script.fees(house, game, schedule, new URLSearchParams(bet).toString());
    }),
};
