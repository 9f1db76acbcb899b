/** Pots and board of a table without a bank. */
import { cardKey } from '../state/reveal';
import { cardNames } from '../text/cards';
import { money } from '../text/money';
import { words } from '../text/words';
import type { Face, Pot } from '../wire/table';
import { Card } from './Card';
import { ChipStack } from './Chips';
import { useFelt } from './felt';

export function Pots({ pots }: { pots: Pot[] }) {
  if (!pots.length) return null;
  return (
    <ul class="pots">
      {pots.map((pot) => (
        <li key={pot.name} class="pot">
          <ChipStack cents={pot.amountCents} />
          <b class="num">{money(pot.amountCents)}</b>
          <small>{pot.name}</small>
        </li>
      ))}
    </ul>
  );
}

export function Board({ board }: { board: Face[] }) {
  const felt = useFelt();
  const shown = board
    .map((face, i) => ({ face, i, motion: felt.motion(cardKey('table', 0, i)) }))
    .filter(({ motion }) => motion !== 'hidden');
  if (!shown.length) return null;
  return (
    <div
      class="hand open board"
      role="img"
      aria-label={`${words.table.board}: ${cardNames(shown.map(({ face }) => face))}`}
    >
      {shown.map(({ face, i, motion }) => (
        <Card key={i} face={face} style={felt.cards} motion={motion === 'fresh' ? 'falls' : ''} />
      ))}
    </div>
  );
}
