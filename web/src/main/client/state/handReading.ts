/** What a hand is called: where a pot is parted, for each part it may win. */
import { words } from '../text/words';
import type { Hand, Reading } from '../wire/tableTypes';

export const readingOf = (hand: Hand | undefined): string =>
  hand?.readings?.length ? hand.readings.map(inWords).join('; ') : (hand?.total ?? '');

const inWords = ({ part, words: text }: Reading): string => {
  if (!part) return text;
  return text ? `${words.part(part)} ${text}` : words.table.noPart(part);
};
