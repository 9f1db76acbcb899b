/** The cards dealt so far in a story, by place. */
import { cardNames } from '../../text/cards';
import { words } from '../../text/words';
import type { StoryLine } from '../../wire/tableTypes';
import { Card } from '../felt/Card';

/** A card that is turned replaces one that was face down; a card already face up stays. */
export function fallen(lines: StoryLine[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const line of lines) {
    if (line.kind !== 'deal' && line.kind !== 'turn') continue;
    const cards = [...(places.get(line.position) ?? [])];
    for (const face of line.cards) {
      if (line.kind === 'deal') cards.push(face);
      else if (cards.includes('??')) cards[cards.indexOf('??')] = face;
    }
    places.set(line.position, cards);
  }
  return places;
}

function title(position: string): string {
  if (/^\d/.test(position)) return words.seat(position);
  return position === 'bank' ? words.why.bank : words.table.board;
}

export function FallenCards({ lines }: { lines: StoryLine[] }) {
  return (
    <div class="lying felt-strip">
      {[...fallen(lines)].map(([position, cards]) => (
        <figure key={position}>
          <figcaption class="small">{title(position)}</figcaption>
          <div class="hand" role="img" aria-label={cardNames(cards)}>
            {cards.map((face, i) => (
              <Card key={i} face={face} />
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}
