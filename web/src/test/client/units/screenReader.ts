import { heard, isNews, turnHeard } from '../../../main/client/state/screenReader';
import { NO_ZONES, type StoryLine } from '../../../main/client/wire/tableTypes';
import { about, same, test } from './unit';

about('heard');
const line = (kind: string, text: string, cards: string[] = []): StoryLine => ({
  number: 1,
  kind,
  text,
  position: '1',
  cards,
  amountCents: 0,
  rule: '',
});

test('a card that nobody sees is no news', () => {
  same([isNews(line('deal', 'Bob: ??', ['??'])), isNews(line('deal', 'You: Ah', ['Ah']))], [false, true]);
});
test('cards of one place are one sentence, and every sentence ends', () => {
  const story = [
    line('deal', 'You: Ah', ['Ah']),
    line('deal', 'Bob: ??', ['??']),
    line('deal', 'You: Kh', ['Kh']),
    line('deal', 'The board: 2c', ['2c']),
    line('decision', 'Bob checks.'),
    line('result', 'Ann, Ante: win $5 (pair of sevens with Q)'),
  ];
  same(
    heard(story, 'Ann'),
    'You: ace of hearts, king of hearts. The board: two of clubs. Bob checks. ' +
      'You, Ante: win $5 (pair of sevens with queen).',
  );
  same(heard([line('deal', 'You: Kh', ['Kh'])], ''), 'You: king of hearts.');
});
test('on my turn I hear what I hold and what I may do, not what concerns the table', () => {
  const hand = { cards: [], total: 'hard 16', stakeCents: 0, tags: [], closed: 0, readings: [] };
  const zones = {
    ...NO_ZONES,
    positions: [{ position: '2', bettor: 'Ann', stakes: [], hands: [hand], tags: [] }],
    bank: {
      seat: 1,
      player: 'Bob',
      turn: 1,
      wagerCents: 0,
      paidCents: 0,
      collectedCents: 0,
      hand: { ...hand, total: 'shows six' },
    },
  };
  const choice = (label: string, position: string) => ({ id: label, label, position, rule: '' });
  same(
    turnHeard('Your turn', zones, [choice('Hit', '2'), choice('Stand', '2'), choice('Leave', 'table')], 'Ann'),
    'Your turn. You: hard 16. Player-dealer: shows six. Hit, Stand.',
  );
});
test('where the pot is parted I hear what I hold for each part', () => {
  const readings = [
    { part: 'high', words: 'pair of kings', cards: [] },
    { part: 'low', words: '8-5-4-2-A', cards: [] },
  ];
  const hand = { cards: [], total: 'pair of kings', stakeCents: 0, tags: [], closed: 0, readings };
  const zones = { ...NO_ZONES, positions: [{ position: '2', bettor: 'Ann', stakes: [], hands: [hand], tags: [] }] };
  same(
    turnHeard('Your turn', zones, [], 'Ann'),
    'Your turn. You: High pair of kings; Low eight, five, four, two, ace.',
  );
});
