/** The desk of the cage, and what the staff did. */

import { useEffect, useState } from 'preact/hooks';
import { staff } from '../../state/staff';
import { locale } from '../../text/language';
import { meWords } from '../../text/meWords';
import { staffWords } from '../../text/staffWords';
import type { Deed } from '../../wire/lobby';
import { Field, Form } from './Form';

const t = staffWords;

export function GiveChips() {
  const [name, setName] = useState('');
  const [dollars, setDollars] = useState('');
  const [reason, setReason] = useState('');
  const [said, say] = useState('');
  const send = async () => {
    await staff.chips(name.trim(), Math.round(Number(dollars) * 100), reason);
    say(t.given(dollars, name));
    setReason('');
  };
  return (
    <section class="panel">
      <h2>{t.chips}</h2>
      <Form button={t.give} send={send}>
        <Field label={t.to} value={name} change={setName} />
        <Field label={t.dollars} inputMode="decimal" value={dollars} change={setDollars} />
        <Field label={t.reason} value={reason} change={setReason} />
        <p role="status" class="small">
          {said}
        </p>
      </Form>
    </section>
  );
}

export function StaffActions() {
  const [deeds, setDeeds] = useState<Deed[]>([]);
  useEffect(() => void staff.audit().then(setDeeds, () => {}), []);
  return (
    <section class="panel">
      <h2>{t.audit}</h2>
      {deeds.length === 0 && <p class="muted">{t.noDeeds}</p>}
      <ul class="me-list">
        {deeds.map((deed) => (
          <li key={deed.number}>
            <span>
              <b>{deed.maker.replace(/^#/, '')}</b> {t.kinds[deed.kind] ?? deed.kind} {told(deed)}
              <br />
              <span class="small muted">{new Date(deed.atMs).toLocaleString(locale())}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function told(deed: Deed): string {
  const body = JSON.parse(deed.body) as Record<string, string | number>;
  const role = body.role && (meWords.roleNames[body.role] ?? body.role);
  const what = role ?? (typeof body.cents === 'number' ? `$${body.cents / 100}` : '');
  const whom = body.player || (deed.kind === 'signed-out' ? t.everybody : '');
  const said = body.text || body.line;
  return [what, whom, said && `“${said}”`, body.reason && `(${body.reason})`].filter(Boolean).join(', ');
}
