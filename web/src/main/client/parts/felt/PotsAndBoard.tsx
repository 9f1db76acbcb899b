/** The middle of a table that plays for pots: how much, the board, and at the end who won what with what. */
import { factOf, isOver, potOf, resultsHere } from '../../state/potsInMiddle';
import { cardKey, resultKey } from '../../state/reveal';
import { cardNames, unbroken } from '../../text/cards';
import { money, shortly } from '../../text/money';
import { person } from '../../text/people';
import { words } from '../../text/words';
import type { Face, Pot, Result, Zones } from '../../wire/tableTypes';
import { useFelt } from './feltContext';
import { FallenCards } from './HandOfCards';
import { Marks } from './MarkedHand';

export function PotsAndBoard({ zones }: { zones: Zones }) {
  const felt = useFelt();
  const won = resultsHere(zones).filter(({ order }) => felt.motion(resultKey(order)) !== 'hidden');
  const dealt = zones.positions.length > 0 || won.length > 0;
  return (
    <div class="centre middle">
      {dealt && <Total zones={zones} />}
      {!isOver(zones) && zones.pots.length > 1 && <SidePots pots={zones.pots} />}
      {won.length > 0 && <Awards results={won} />}
      <Board board={zones.board} />
    </div>
  );
}

function Total({ zones }: { zones: Zones }) {
  const { facts } = zones.table;
  const street = isOver(zones) ? '' : factOf(facts, 'street');
  const drop = factOf(facts, 'drop');
  return (
    <p class="pot-total">
      <b class="num">{money(potOf(zones))}</b>{' '}
      <span>{[words.table.pot, drop && words.table.afterDrop(drop)].filter(Boolean).join(', ')}</span>
      {street && <span class="street">{street}</span>}
    </p>
  );
}

function SidePots({ pots }: { pots: Pot[] }) {
  return (
    <ul class="pots">
      {pots.map((pot) => (
        <li key={pot.name} class="pot" aria-label={words.table.potOf(pot.name, money(pot.amountCents), pot.seats)}>
          <b class="num">{shortly(pot.amountCents)}</b>
          <small>{pot.name}</small>
        </li>
      ))}
    </ul>
  );
}

function Awards({ results }: { results: Result[] }) {
  return (
    <ul class="awards">
      {results.map((result) => (
        <li key={result.order}>
          <Award result={result} several={new Set(results.map(({ wager }) => wager)).size > 1} />
        </li>
      ))}
    </ul>
  );
}

/** One share of a pot; a tap says why. */
function Award({ result, several }: { result: Result; several: boolean }) {
  const felt = useFelt();
  const { order, part = '', word, amountCents, returnedCents, bettor, wager, why } = result;
  const who = bettor === felt.me ? words.you : person(bettor);
  const back = word === 'returned';
  const open = felt.why?.order === order;
  const text = back
    ? words.award.returned(who, money(returnedCents))
    : words.award.wins(who, money(amountCents), bettor === felt.me);
  const detail = [several && !back ? wager : '', back ? words.award.notCalled : why].filter(Boolean).join(': ');
  return (
    <button
      type="button"
      class={`award ${back ? 'back' : ''}`}
      aria-expanded={open}
      aria-label={`${part ? `${words.part(part)}: ` : ''}${text}. ${detail}. ${words.why.open}`}
      onClick={() => felt.openWhy(open ? null : result)}
    >
      {part && (
        <i data-part={part} aria-hidden="true">
          {part.charAt(0).toUpperCase()}
        </i>
      )}
      <span>
        <b class="num">{text}</b>
        {detail && <small>{unbroken(detail)}</small>}
      </span>
    </button>
  );
}

function Board({ board }: { board: Face[] }) {
  const felt = useFelt();
  const keys = board.map((_, i) => cardKey('table', 0, i));
  const shown = board.filter((_, i) => felt.motion(keys[i]!) !== 'hidden');
  if (!shown.length) return null;
  const unused = (face: Face) => (felt.marks.size > 0 && !felt.marks.has(face) ? 'unused' : '');
  return (
    <div class="hand open board" role="img" aria-label={`${words.table.board}: ${cardNames(shown)}`}>
      {shown.map((face, i) => (
        <span key={i} class={`felt-card ${unused(face)}`}>
          <FallenCards face={face} at={keys[i]!} />
          <Marks parts={felt.marks.get(face)} />
        </span>
      ))}
    </div>
  );
}
