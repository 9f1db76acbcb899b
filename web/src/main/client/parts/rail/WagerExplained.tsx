/** One wager explained: the cards that were judged, the clause in plain words, the sum. */

import { playsForPots } from '../../state/potsInMiddle';
import { cardNames, prettyCards } from '../../text/cards';
import { money } from '../../text/money';
import { person } from '../../text/people';
import { words } from '../../text/words';
import type { Clause, Result, Zones } from '../../wire/tableTypes';
import { Card } from '../felt/Card';
import { useFelt } from '../felt/feltContext';
import { wagerLabel } from '../felt/ResultPills';
import { ClauseText } from '../rules/ClauseText';
import { ClauseLink } from './StoryLog';

function title(result: Result, what: string): string {
  const amount = money(Math.abs(result.amountCents));
  if (result.word === 'win') return words.why.win(what, amount);
  if (result.word === 'lose') return words.why.lose(what, amount);
  if (result.word === 'push') return words.why.push(what);
  return result.word === 'returned' ? words.why.returned(what) : words.why.other(what);
}

/** What a bank could not cover went back by the last clause named; any other wager was decided by the first. */
function deciding({ word, dueCents, rules }: Result): Clause | undefined {
  return word === 'returned' && dueCents !== 0 ? rules.at(-1) : rules[0];
}

function potTitle({ word, bettor, wager, part = '', amountCents, returnedCents }: Result, mine: boolean): string {
  const who = mine ? words.you.toLowerCase() : person(bettor);
  const pot = part ? words.why.half(wager, words.part(part).toLowerCase()) : wager;
  return word === 'returned'
    ? words.why.back(who, money(returnedCents))
    : words.why.pot(who, pot, money(amountCents));
}

export function WagerExplained({ result, zones, close }: { result: Result; zones: Zones; close: () => void }) {
  const felt = useFelt();
  const wager = wagerLabel(result.wager, zones.table.wagers).toLowerCase();
  const mine = result.bettor === felt.me;
  const what = mine ? words.why.yours(wager) : words.why.theirs(person(result.bettor), wager);
  const short = result.word !== 'push' && Math.abs(result.dueCents) > Math.abs(result.amountCents);
  const main = deciding(result);
  return (
    <section class="why" aria-label={words.why.title}>
      <header>
        <h2>{playsForPots(zones) ? potTitle(result, mine) : title(result, what)}</h2>
        <button type="button" class="btn quiet" onClick={close}>
          {words.close} <kbd>Esc</kbd>
        </button>
      </header>
      <Facts result={result} zones={zones} who={mine ? words.you : person(result.bettor)} />
      {main && (
        <blockquote>
          <ClauseText {...main} />
        </blockquote>
      )}
      {result.why && !result.cards?.length && <p>{prettyCards(result.why)}</p>}
      {short && <p>{words.why.due(money(Math.abs(result.dueCents)))}</p>}
      <ul class="rules small">
        {result.rules.map((rule) => (
          <li key={rule.id}>
            <ClauseLink id={rule.id} open={felt.clause} /> {rule !== main && <ClauseText {...rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ result, zones, who }: { result: Result; zones: Zones; who: string }) {
  const hands = zones.positions.find((spot) => spot.position === result.position)?.hands ?? [];
  const bank = zones.bank?.hand;
  if (result.cards?.length)
    return (
      <div class="facts">
        <Judged label={`${who}, ${result.why}`} cards={result.cards} />
      </div>
    );
  return (
    <div class="facts">
      {hands.map((hand, i) => (
        <Judged key={i} label={`${who}, ${hand.total}`} cards={hand.cards} />
      ))}
      {bank && <Judged label={`${words.why.bank}, ${bank.total}`} cards={bank.cards} />}
    </div>
  );
}

function Judged({ label, cards }: { label: string; cards: string[] }) {
  const felt = useFelt();
  if (!cards.length) return null;
  return (
    <figure>
      <figcaption class="small muted">{label}</figcaption>
      <div class="hand" role="img" aria-label={cardNames(cards)}>
        {cards.map((face, i) => (
          <Card key={i} face={face} style={felt.cards} />
        ))}
      </div>
    </figure>
  );
}
