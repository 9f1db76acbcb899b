/** What I hold, and new play chips when I am nearly out of them. */
import { useState } from 'preact/hooks';
import { api, me as meValue, Refused } from '../../state/api';
import { useValue } from '../../state/value';
import { money, shortly } from '../../text/money';
import { words } from '../../text/words';
import { Figures } from './Figures';

const POOR_CENTS = 10_000;

/** Says everywhere that I am a floor person, and leads to where I can stop being one. */
export function FloorMark() {
  return (
    <a class="floor-mark wide-only" href="/floor">
      {words.floor.mark}
    </a>
  );
}

export function Account() {
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
      {me.floor && <FloorMark />}
      <span class="purse num" title={money(me.purseCents)}>
        <Figures whole={money(me.purseCents)} short={shortly(me.purseCents)} />{' '}
        <span class="wide-only">{words.purse.playMoney}</span>
      </span>
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
