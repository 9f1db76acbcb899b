/** The result of one wager: its place in the order, a word, a signed amount. A tap opens the clause. */
import { resultKey } from '../../state/reveal';
import { money, shortly, signed } from '../../text/money';
import { words } from '../../text/words';
import type { Result } from '../../wire/tableTypes';
import { useFelt } from './feltContext';
import { initials, labelOf } from './SeatAreas';

/** What the bettor won or lost: `+$15`, `−$40`, `$25 back`. */
export function resultAmount(result: Result, written = money): string {
  const { word, amountCents, returnedCents } = result;
  if (word === 'returned') return words.back(written(returnedCents || amountCents));
  if (word === 'push') return written(returnedCents);
  return signed(word === 'lose' ? -Math.abs(amountCents) : Math.abs(amountCents), written);
}

/** Where the bank was short: ` of $30`. */
export function shortOf({ word, amountCents, dueCents }: Result, written = money): string {
  const short = (word === 'win' || word === 'lose') && Math.abs(dueCents) > Math.abs(amountCents);
  return short ? words.partOf(written(Math.abs(dueCents))) : '';
}

export function wagerLabel(wager: string, areas: { wager: string; label: string }[]): string {
  return areas.find((area) => area.wager === wager)?.label ?? labelOf(wager);
}

export function ResultPills({ results, worded = false }: { results: Result[]; worded?: boolean }) {
  const felt = useFelt();
  const isHidden = ({ order }: Result) => felt.motion(resultKey(order)) === 'hidden';
  const shown = felt.paying ? results : results.filter((result) => !isHidden(result));
  if (!shown.length) return null;
  return (
    <ul class="pills">
      {shown.map((result) => (
        <li key={result.order}>
          {isHidden(result) ? <WaitingPill result={result} /> : <Pill result={result} worded={worded} />}
        </li>
      ))}
    </ul>
  );
}

/** A wager whose turn has not come: its place in the order, and no amount. */
function WaitingPill({ result }: { result: Result }) {
  const felt = useFelt();
  return (
    <span class="pill waits">
      <i>{result.order}</i> {wagerLabel(result.wager, felt.areas)}
    </span>
  );
}

/** A push has no sign to tell it by: the word stands where there is no room for both. */
function pillText(result: Result, worded: boolean): string {
  const word = result.word === 'returned' ? '' : (words.outcome[result.word] ?? result.word);
  if (result.word === 'push' && !worded) return word.toLowerCase();
  return [worded && word, resultAmount(result, shortly)].filter(Boolean).join(' ');
}

export function Pill({ result, worded = false }: { result: Result; worded?: boolean }) {
  const felt = useFelt();
  const main = result.wager === felt.areas[0]?.wager || felt.areas.length === 0;
  const label = wagerLabel(result.wager, felt.areas);
  const word = result.word === 'returned' ? '' : (words.outcome[result.word] ?? result.word);
  const fresh = felt.motion(resultKey(result.order)) === 'fresh';
  const said = `${label}: ${word} ${resultAmount(result)}${shortOf(result)}. ${words.why.open}`;
  return (
    <button
      type="button"
      class={`pill ${fresh ? 'appears' : ''} ${felt.paying?.order === result.order ? 'paid-now' : ''}`}
      data-is={result.word}
      aria-label={said}
      aria-expanded={felt.why?.order === result.order}
      onClick={() => felt.openWhy(felt.why?.order === result.order ? null : result)}
    >
      <i>{result.order}</i>
      {!main && (
        <>
          <span class="in-full">{label}</span>
          <span class="in-short">{initials(label)}</span>
        </>
      )}{' '}
      {pillText(result, main && worded)}
      <span class="in-full">{shortOf(result, shortly)}</span>
    </button>
  );
}
