/** Beside the felt: the table's sign, the round's log or its settlement, and the explanation of a wager. */

import { circleTitle } from '../../state/circles';
import { factName, paidAt, resultsHere } from '../../state/potsInMiddle';
import { resultKey } from '../../state/reveal';
import { isShown, type TableState } from '../../state/table';
import { limits, shortly } from '../../text/money';
import { people, person } from '../../text/people';
import { words } from '../../text/words';
import type { Fact, Result, Zones } from '../../wire/tableTypes';
import { type Felt, useFelt } from '../felt/feltContext';
import { resultAmount, shortOf, wagerLabel } from '../felt/ResultPills';
import { LazySheet } from '../sheets/LazySheet';
import { Showdown } from './Showdown';
import { StoryLog } from './StoryLog';
import { WagerExplained } from './WagerExplained';

const loadPays = () => import('./PaysAndFees').then((module) => module.PaysAndFees);
const loadChosen = () => import('./PaysAndFees').then((module) => module.ChosenPays);

/** What one wager pays, for people without a rail beside the felt. */
export function PaysOf(chosen: { id: number; invite: string; label: string }) {
  return <LazySheet load={loadChosen} of={chosen} />;
}

export function Sign({ now, invite }: { now: TableState; invite: string }) {
  const { me } = useFelt();
  const { table } = now.zones;
  const worth = ({ name, value }: Fact) => (name === BUTTON ? placeOf(now.zones, me, Number(value)) : people(value));
  return (
    <section class="sign-box">
      <h2>{words.table.sign}</h2>
      <dl class="sign">
        {table.wagers.map((area) => [
          <dt key={area.wager}>{area.label}</dt>,
          <dd key={`${area.wager}=`}>{limits(area.minCents, area.maxCents)}</dd>,
        ])}
        {table.facts
          .filter(({ value }) => value !== '0')
          .map((fact) => [
            <dt key={fact.name}>{factName(fact.name)}</dt>,
            <dd key={`${fact.name}=`}>{worth(fact)}</dd>,
          ])}
      </dl>
      {table.id > 0 && <LazySheet load={loadPays} of={{ id: table.id, invite }} />}
    </section>
  );
}

/** Where somebody bets on several circles, each line says which. */
function placeName({ bettor, position }: Result, all: Result[]): string {
  const places = new Set(all.filter((one) => one.bettor === bettor).map((one) => one.position));
  return places.size > 1 ? `, ${circleTitle(position, 0).toLowerCase()}` : '';
}

const BUTTON = 'action-button';

/** Whose seat a number is. */
function placeOf(zones: Zones, me: string, seat: number): string {
  const player = zones.seats.find((one) => one.seat === seat)?.player;
  if (me && player === me) return words.table.yourSeat;
  return player ? person(player) : words.seat(seat);
}

/** How the button was counted, as the room told it, and why wagers go in that order; games for pots have none. */
function orderOf({ zones, log }: TableState, me: string): string {
  const seat = Number(zones.table.facts.find(({ name }) => name === BUTTON)?.value ?? 0);
  const came = people(log.find(({ kind }) => kind === 'button')?.text ?? '');
  return seat ? `${came} ${words.table.orderFrom(placeOf(zones, me, seat))}` : '';
}

export function Ledger({ results, now }: { results: Result[]; now: TableState }) {
  const felt = useFelt();
  const order = orderOf(now, felt.me);
  const isHidden = ({ order }: Result) => felt.motion(resultKey(order)) === 'hidden';
  const shown = felt.paying ? results : results.filter((result) => !isHidden(result));
  const next = results.find(isHidden)?.order;
  return (
    <table class="ledger">
      <caption>
        {words.table.settlement}
        {order && <span class="small muted">{order}</span>}
      </caption>
      <tbody>
        {shown.map((result) => (
          <LedgerRow
            key={result.order}
            result={result}
            place={placeName(result, results)}
            waits={isHidden(result) ? (result.order === next ? words.table.next : words.table.waits) : ''}
          />
        ))}
      </tbody>
    </table>
  );
}

/** One wager; until its turn comes, its result is not shown. */
function LedgerRow({ result, place, waits }: { result: Result; place: string; waits: string }) {
  const felt = useFelt();
  const odds = paidAt(result);
  const amount =
    result.word === 'push' ? words.outcome.push : resultAmount(result, shortly) + shortOf(result, shortly);
  return (
    <tr class={rowClass(result, felt)} onClick={() => !waits && felt.openWhy(result)}>
      <td>{result.order}</td>
      <td>
        <button type="button" class="plain">
          {result.bettor === felt.me ? words.you : person(result.bettor)},{' '}
          {wagerLabel(result.wager, felt.areas).toLowerCase()}
          {place}
          {result.part && ` ${words.part(result.part).toLowerCase()}`}
        </button>
        {!waits && odds && <small class="muted num">{words.table.paidAt(odds)}</small>}
      </td>
      {waits ? (
        <td class="muted">{waits}</td>
      ) : (
        <td class="num" data-is={result.word}>
          {amount}
        </td>
      )}
      <td>
        <span class="clause">{waits ? '' : (result.rules[0]?.id ?? '')}</span>
      </td>
    </tr>
  );
}

const rowClass = (result: Result, felt: Felt): string =>
  felt.why?.order === result.order ? 'chosen' : felt.paying?.order === result.order ? 'paid-now' : '';

export function Rail({ now, invite }: { now: TableState; invite: string }) {
  const felt = useFelt();
  const results = resultsHere(now.zones);
  const settled = results.some(({ order }) => felt.motion(resultKey(order)) !== 'hidden');
  return (
    <>
      <Sign now={now} invite={invite} />
      <section class="log-box" tabIndex={0} aria-label={settled ? words.table.settlement : words.table.log}>
        {settled ? (
          <>
            {isShown(now) && <Showdown zones={now.zones} />}
            <Ledger results={results} now={now} />
          </>
        ) : (
          <>
            <h2>{words.table.log}</h2>
            <StoryLog lines={now.log} />
          </>
        )}
      </section>
      {felt.why && <WagerExplained result={felt.why} zones={now.zones} close={() => felt.openWhy(null)} />}
    </>
  );
}
