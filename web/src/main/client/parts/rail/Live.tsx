/** What a screen reader hears: each thing as it happens, my turn at once. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isMyTurn } from '../../state/signal';
import { isShown, type TableState } from '../../state/table';
import { spokenCards } from '../../text/cards';
import { money } from '../../text/money';
import { people } from '../../text/people';
import { words } from '../../text/words';

export function Live({ now, me, headline }: { now: TableState; me: string; headline: string }) {
  const heard = useRef(now.log.length);
  const [said, say] = useState('');
  useEffect(() => {
    const from = now.log.length < heard.current ? 0 : heard.current;
    heard.current = now.log.length;
    const fresh = now.log.slice(from).map((line) => people(spokenCards(line.text)));
    if (fresh.length) say(fresh.join(' '));
  }, [now.log]);
  const turn = me !== '' && isShown(now) && isMyTurn(now);
  const offered = now.choices
    .map(({ label, amount }) => (amount ? words.amount.of(label, money(amount.suggestedCents)) : label))
    .filter((label, i, all) => all.indexOf(label) === i)
    .join(', ');
  return (
    <>
      <div class="sr" aria-live="polite">
        {said}
      </div>
      <div class="sr" role="status">
        {turn ? `${headline}. ${words.title.turn}: ${offered}` : ''}
      </div>
    </>
  );
}
