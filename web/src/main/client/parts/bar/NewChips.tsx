/** New play chips for somebody who is nearly out of them, wherever they notice. */
import { useState } from 'preact/hooks';
import { api, me as meValue, Refused } from '../../state/api';
import { useValue } from '../../state/watchedValue';
import { words } from '../../text/words';

const POOR_CENTS = 10_000;

export function NewChips() {
  const me = useValue(meValue);
  const [said, say] = useState('');
  if (!me) return null;
  const ask = () =>
    void api.chips().then(
      () => say(words.purse.granted),
      (no: unknown) => say(no instanceof Refused ? no.message : ''),
    );
  return (
    <>
      {me.purseCents + me.tablesCents < POOR_CENTS && (
        <button type="button" class="btn small grant" onClick={ask}>
          {words.purse.grant}
        </button>
      )}
      <span role="status" class={said ? 'small' : 'sr'}>
        {said}
      </span>
    </>
  );
}
