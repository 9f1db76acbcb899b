/** Exporting my data, and closing my account. */

import { account } from '../../state/account';
import { meWords } from '../../text/meWords';
import { Confirm } from './AccountForm';

const t = meWords;

export function CloseAccount({ hasAccount }: { hasAccount: boolean }) {
  return (
    <section class="panel">
      <h2>{t.leaving}</h2>
      <p>
        <a href="/api/me/data.json" download="cardroom.json">
          {t.data}
        </a>
      </p>
      {hasAccount && (
        <details>
          <summary>{t.closeAccount}</summary>
          <p class="small muted">{t.closeLead}</p>
          <Confirm button={t.closeAccount} send={account.close} />
        </details>
      )}
    </section>
  );
}
