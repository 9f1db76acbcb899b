/** My chips, and new play chips when I am nearly out of them. */
import { me as meValue } from '../../state/api';
import { useValue } from '../../state/watchedValue';
import { money, shortly } from '../../text/money';
import { words } from '../../text/words';
import { FittedAmount } from './FittedAmount';
import { NewChips } from './NewChips';

/** Says everywhere that I am a floor person, and leads to where I can stop being one. */
export function FloorMark() {
  return (
    <a class="floor-mark wide-only" href="/floor">
      {words.floor.mark}
    </a>
  );
}

export function MyChips() {
  const me = useValue(meValue);
  if (!me) return null;
  return (
    <>
      {me.floor && <FloorMark />}
      <span class="purse num" title={money(me.purseCents)}>
        <FittedAmount whole={money(me.purseCents)} short={shortly(me.purseCents)} />{' '}
        <span class="wide-only">{words.purse.playMoney}</span>
      </span>
      <NewChips />
    </>
  );
}
