/** The desk of the cage. */

import { useState } from 'preact/hooks';
import { staff } from '../../state/staff';
import { centsTyped } from '../../state/typedAmounts';
import { meWords } from '../../text/meWords';
import { money } from '../../text/money';
import { staffWords } from '../../text/staffWords';
import { AccountForm, Field, Mistyped } from './AccountForm';
import { useQuestion } from './useQuestion';

const t = staffWords;

export function GiveChips() {
  const [name, setName] = useState('');
  const [dollars, setDollars] = useState('');
  const [reason, setReason] = useState('');
  const { sheet, ask } = useQuestion();
  const send = async () => {
    const cents = centsTyped(dollars);
    if (!cents) throw new Mistyped(meWords.noAmount(dollars));
    const sum = money(cents);
    const sure = await ask({
      title: t.askChips(sum, name.trim()),
      text: t.chipsLead(reason.trim()),
      button: t.chipsButton(sum),
    });
    if (!sure) return undefined;
    await staff.chips(name.trim(), cents, reason);
    setReason('');
    return t.given(sum, name.trim());
  };
  return (
    <section class="panel">
      <h2>{t.chips}</h2>
      <AccountForm button={t.give} send={send}>
        <Field label={t.to} value={name} change={setName} />
        <Field label={t.dollars} inputMode="decimal" value={dollars} change={setDollars} />
        <Field label={t.reason} value={reason} change={setReason} />
      </AccountForm>
      {sheet}
    </section>
  );
}
