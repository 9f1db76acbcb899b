import { readingOf } from '../../../main/client/state/handReading';
import { about, same, test } from './unit';

about('reading');
const hand = { cards: [], total: 'pair of kings', stakeCents: 0, tags: [], closed: 0, readings: [] };
const parts = (low: string) => ({
  ...hand,
  readings: [
    { part: 'high', words: 'pair of kings', cards: [] },
    { part: 'low', words: low, cards: [] },
  ],
});

test('a hand is called what it is, and nothing where there is none', () =>
  same([readingOf(hand), readingOf(undefined)], ['pair of kings', '']));
test('where the pot is parted it is called for each part, and said to have none', () =>
  same(
    [readingOf(parts('8-5-4-2-A')), readingOf(parts(''))],
    ['High pair of kings; Low 8-5-4-2-A', 'High pair of kings; no low'],
  ));
