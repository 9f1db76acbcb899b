/** Cards of a hand played for pots: which lie open, which decided the pot, which are marked to be thrown away. */

import type { Pick } from '../../state/cardPick';
import { isThrownAway } from '../../state/potsInMiddle';
import { cardKey } from '../../state/reveal';
import { cardName, cardNames } from '../../text/cards';
import { words } from '../../text/words';
import type { Face, Hand } from '../../wire/tableTypes';
import { useFelt } from './feltContext';
import { FallenCards } from './HandOfCards';

export interface MarkedProps {
  hand: Hand;
  position: string;
  owner: string;
  pick?: Pick | null;
}

export function MarkedHand({ hand, position, owner, pick = null }: MarkedProps) {
  const felt = useFelt();
  const keys = hand.cards.map((_, i) => cardKey(position, 0, i));
  const lying = hand.cards.filter((_, i) => felt.motion(keys[i]!) !== 'hidden');
  if (!lying.length) return null;
  const closed = hand.closed ?? 0;
  const parted = closed > 0 && closed < hand.cards.length;
  const openFrom = (i: number) => (parted && i >= closed ? 'open-card' : '');
  const folded = isThrownAway(hand) ? 'folded' : '';
  const cards = hand.cards.map((face, i) => (
    <OneCard key={i} face={face} at={keys[i]!} kind={openFrom(i)} pick={pick} />
  ));
  const label = `${owner}: ${spoken(hand, lying, parted ? closed : 0)}`;
  const say = pick ? { role: 'group' as const } : { role: 'img' as const };
  return (
    <div class={`hand marked-hand ${folded}`} data-cards={hand.cards.length} {...say} aria-label={label}>
      {cards}
    </div>
  );
}

/** Face-down cards are announced separately from what everybody sees. */
function spoken(hand: Hand, lying: Face[], closed: number): string {
  const tags = hand.tags.map((tag) => words.handTag(tag)).filter(Boolean);
  const [down, up] = [lying.slice(0, closed), lying.slice(closed)].map(cardNames);
  const cards = closed > 0 ? `${words.table.faceDown} ${down}, ${words.table.faceUp} ${up}` : cardNames(lying);
  return [cards, hand.total, ...tags].filter(Boolean).join('. ');
}

interface CardProps {
  face: Face;
  at: string;
  kind: string;
  pick: Pick | null;
}

function OneCard({ face, at, kind, pick }: CardProps) {
  const felt = useFelt();
  if (pick?.from.includes(face)) {
    const on = pick.chosen.includes(face);
    return (
      <button
        type="button"
        class={`felt-card pickable ${kind}`}
        aria-pressed={on}
        aria-label={cardName(face)}
        onClick={() => pick.toggle(face)}
      >
        <FallenCards face={face} at={at} />
      </button>
    );
  }
  const parts = felt.marks.get(face);
  const dim = felt.marks.size > 0 && !parts && face !== '??' ? 'unused' : '';
  return (
    <span class={`felt-card ${kind} ${dim}`}>
      <FallenCards face={face} at={at} />
      <Marks parts={parts} />
    </span>
  );
}

/** Never colour alone: a letter for each part the card decided. */
export function Marks({ parts }: { parts: string[] | undefined }) {
  const named = (parts ?? []).filter(Boolean);
  if (!named.length) return null;
  return (
    <span class="marks" aria-hidden="true">
      {named.map((part) => (
        <i key={part} data-part={part}>
          {part.charAt(0).toUpperCase()}
        </i>
      ))}
    </span>
  );
}
