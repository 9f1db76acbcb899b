/** Cards of one hand with their total; a card that has not been shown yet is not there. */
import { cardKey } from '../../state/reveal';
import { cardNames, unbroken } from '../../text/cards';
import { words } from '../../text/words';
import type { Face, Hand } from '../../wire/tableTypes';
import { Card } from './Card';
import { useFelt } from './feltContext';

export interface HandProps {
  hand: Hand;
  position: string;
  index: number;
  owner: string;
  open?: boolean;
}

/** Up to this length, a total fits beside a name. */
const SHORT = 10;
const FADED = new Set(['folded', 'surrendered', 'taken']);

/** What the tags say beside the total, unless the total says it already. */
function tagged(hand: Hand): string {
  const total = hand.total.toLowerCase();
  const tags = hand.tags.map((tag) => words.handTags[tag] ?? '');
  return tags.filter((word) => word && !total.includes(word.toLowerCase())).join(', ');
}

export function HandOfCards({ hand, position, index, owner, open = false }: HandProps) {
  const felt = useFelt();
  if (!hand.cards.length) return null;
  const keys = hand.cards.map((_, i) => cardKey(position, index, i));
  const isHidden = (key: string) => felt.motion(key) === 'hidden';
  const lying = hand.cards.flatMap((face, i) => lies(face, isHidden(keys[i]!), felt.wasThere(keys[i]!)));
  const settled = !keys.some(isHidden);
  const total = settled ? hand.total : '';
  const tags = settled ? tagged(hand) : '';
  const faded = hand.tags.some((tag) => FADED.has(tag));
  const long = total.length > SHORT ? 'long' : '';
  const label = `${owner}: ${cardNames(lying)}. ${tags} ${total}`;
  const said = lying.length ? { role: 'img' as const, 'aria-label': label } : {};
  return (
    <div class="held">
      <div class={`hand ${open ? 'open' : ''} ${faded ? 'folded' : ''}`} {...said}>
        {hand.cards.map((face, i) => (
          <FallenCards key={i} face={face} at={keys[i]!} />
        ))}
      </div>
      {(total || tags) && (
        <span class={`total ${hand.tags.includes('active') ? 'now' : ''} ${long}`} aria-hidden="true">
          {tags && <i>{tags}</i>}
          {total && <b>{unbroken(total)}</b>}
        </span>
      )}
    </div>
  );
}

/** What of a card lies there: nothing, its back until it is turned, or the card. */
const lies = (face: Face, hidden: boolean, wasDown: boolean): Face[] => (hidden ? (wasDown ? ['??'] : []) : [face]);

/** One card in its turn: not there yet, still face down, falling, turning, or lying. */
export function FallenCards({ face, at }: { face: Face; at: string }) {
  const felt = useFelt();
  const motion = felt.motion(at);
  const wasDown = felt.wasThere(at);
  if (motion === 'hidden') return wasDown ? <Card face="??" style={felt.cards} /> : null;
  return (
    <Card key={face} face={face} style={felt.cards} motion={motion === 'lies' ? '' : wasDown ? 'turns' : 'falls'} />
  );
}
