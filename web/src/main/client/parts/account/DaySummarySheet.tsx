/** How long a person has played today and with what result, and whether they want a break. */
import { account } from '../../state/account';
import { meWords } from '../../text/meWords';
import { signed } from '../../text/money';
import type { PastDay } from '../../wire/lobbyTypes';
import { Dialog } from '../sheets/Dialog';
import { Trouble, useAsk } from './AccountForm';

const t = meWords;

export function DaySummarySheet({ day, close }: { day: PastDay; close: () => void }) {
  const { trouble, busy, run } = useAsk();
  return (
    <Dialog title={t.checkTitle} close={close}>
      <p>{t.checkText(signed(day.netCents), day.minutes)}</p>
      <Trouble said={trouble} />
      <button type="button" class="btn primary block" onClick={close}>
        {t.playOn}
      </button>
      <button
        type="button"
        class="btn block"
        disabled={busy}
        onClick={() => run(() => account.pause(24).then(close))}
      >
        {t.pauseNow}
      </button>
    </Dialog>
  );
}
