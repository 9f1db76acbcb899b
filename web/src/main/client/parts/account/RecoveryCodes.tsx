/** The recovery codes, shown once. */

import { useState } from 'preact/hooks';
import { meWords } from '../../text/meWords';

const t = meWords;

export function RecoveryCodes({ codes, kept }: { codes: string[]; kept: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <section class="panel codes-panel" role="status">
      <h2>{t.codesTitle}</h2>
      <p>{t.codesLead}</p>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p class="row">
        <button type="button" class="btn primary" onClick={kept}>
          {t.codesKept}
        </button>
        <button type="button" class="btn" onClick={copy}>
          {copied ? t.copied : t.copy}
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          {t.print}
        </button>
      </p>
    </section>
  );
}
