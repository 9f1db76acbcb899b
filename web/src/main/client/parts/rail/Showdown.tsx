/** The hands that were shown, side by side for every part of the pot, with the cards that make them. */
import { isOver, isThrownAway, resultsHere } from '../../state/potsInMiddle';
import { prettyCards, unbroken } from '../../text/cards';
import { person } from '../../text/people';
import { words } from '../../text/words';
import type { Hand, Reading, Spot, Zones } from '../../wire/tableTypes';
import { useFelt } from '../felt/feltContext';

const isOpen = (hand: Hand | undefined): hand is Hand =>
  !!hand && hand.cards.length > 0 && !isThrownAway(hand) && !hand.cards.includes('??');

/** Hands are compared with each other only where no bank stands against each of them. */
export function shownSpots(zones: Zones): Spot[] {
  if (zones.bank) return [];
  const open = zones.positions.filter((spot) => isOpen(spot.hands[0]) && spot.hands[0]!.total !== '');
  return isOver(zones) && open.length > 1 ? open : [];
}

export function Showdown({ zones }: { zones: Zones }) {
  const felt = useFelt();
  const spots = shownSpots(zones);
  if (!spots.length) return null;
  const parts = [...new Set(spots.flatMap((spot) => readings(spot).map(({ part }) => part)))];
  const winners = new Set(resultsHere(zones).map(({ position, part = '' }) => `${position} ${part}`));
  return (
    <table class="showdown">
      <caption>{words.table.showdown}</caption>
      {parts.some(Boolean) && (
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <th key={part} scope="col">
                {words.part(part)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {spots.map((spot) => (
          <tr key={spot.position}>
            <th scope="row">{spot.bettor === felt.me ? words.you : person(spot.bettor)}</th>
            {parts.map((part) => (
              <Cell
                key={part}
                reading={readings(spot).find((one) => one.part === part)}
                won={winners.has(`${spot.position} ${part}`) || (part !== '' && winners.has(`${spot.position} `))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const readings = (spot: Spot): Reading[] =>
  spot.hands[0]?.readings?.length
    ? spot.hands[0].readings
    : [{ part: '', words: spot.hands[0]?.total ?? '', cards: [] }];

function Cell({ reading, won }: { reading: Reading | undefined; won: boolean }) {
  return (
    <td class={won ? 'won' : ''}>
      <b>{unbroken(reading?.words || words.table.none)}</b>
      {won && <span class="sr"> {words.award.winner}</span>}
      {reading && reading.cards.length > 0 && <span>{prettyCards(reading.cards.join(' '))}</span>}
    </td>
  );
}
