/** Exporting my data, and closing my account. */

import { account } from '../../state/account';
import { meWords } from '../../text/meWords';
import { money } from '../../text/money';
import type { Me } from '../../wire/lobbyTypes';
import { Confirm } from './AccountForm';

const t = meWords;

export function CloseAccount({ me }: { me: Me }) {
  return (
    <section class="panel">
      <h2>{t.leaving}</h2>
      <p>
        <a href="/api/me/data.json" download="cardroom.json">
          {t.data}
        </a>
      </p>
      {me.account && (
        <details>
          <summary>{t.closeAccount}</summary>
          <p class="small muted">{t.closeLead(me.name, money(me.purseCents))}</p>
          <Confirm button={t.closeAccount} grave send={account.close} />
        </details>
      )}
    </section>
  );
}
