/** The limits I set for myself, and a pause. */

import { useEffect, useState } from 'preact/hooks';
import { account } from '../../state/account';
import { centsTyped, minutesTyped } from '../../state/typedAmounts';
import { locale } from '../../text/language';
import { meWords } from '../../text/meWords';
import { signed } from '../../text/money';
import type { DayLimits, Wishes } from '../../wire/lobbyTypes';
import { AccountForm, Field, Mistyped, Trouble, useAsk } from './AccountForm';

const t = meWords;
const when = (ms: number) => new Date(ms).toLocaleString(locale());

export function LimitsDesk() {
  const [wishes, setWishes] = useState<Wishes | null>(null);
  useEffect(() => void account.wishes().then(setWishes, () => {}), []);
  if (!wishes) return null;
  return (
    <>
      <section class="panel">
        <h2>{t.limits}</h2>
        <p class="small muted">{t.limitsLead}</p>
        <p>{t.day(signed(wishes.day.netCents), wishes.day.minutes)}</p>
        {wishes.later && <p class="notice">{t.later(when(wishes.later.fromMs))}</p>}
        <LimitsForm wishes={wishes} changed={setWishes} />
      </section>
      <Pause wishes={wishes} changed={setWishes} />
    </>
  );
}

interface WishesProps {
  wishes: Wishes;
  changed: (wishes: Wishes) => void;
}

const text = (value: number) => (value ? String(value) : '');
/** An empty field means no limit. */
function read(value: string, typed: (text: string) => number | null, wrong: string): number {
  const number = value.trim() ? typed(value) : 0;
  if (number === null) throw new Mistyped(wrong);
  return number;
}
const cents = (value: string) => read(value, centsTyped, t.noAmount(value));
const minutes = (value: string) => read(value, minutesTyped, t.noMinutes(value));

function LimitsForm({ wishes, changed }: WishesProps) {
  const wanted: DayLimits = wishes.later ?? wishes;
  const [loss, setLoss] = useState(text(wanted.lossCents / 100));
  const [time, setTime] = useState(text(wanted.minutes));
  const [chips, setChips] = useState(text(wanted.chipsCents / 100));
  const [check, setCheck] = useState(text(wanted.checkMinutes));
  const send = async () => {
    changed(
      await account.wish({
        lossCents: cents(loss),
        minutes: minutes(time),
        chipsCents: cents(chips),
        checkMinutes: minutes(check),
      }),
    );
    return t.limitsSet;
  };
  return (
    <AccountForm button={t.setLimits} send={send}>
      <Field label={t.loss} hint={t.none} inputMode="decimal" optional value={loss} change={setLoss} />
      <Field label={t.time} inputMode="numeric" optional value={time} change={setTime} />
      <Field label={t.chips} inputMode="decimal" optional value={chips} change={setChips} />
      <Field label={t.check} inputMode="numeric" optional value={check} change={setCheck} />
    </AccountForm>
  );
}

function Pause({ wishes, changed }: WishesProps) {
  const { trouble, busy, run } = useAsk();
  const paused = wishes.pausedUntilMs > Date.now();
  return (
    <section class="panel">
      <h2>{t.pause}</h2>
      <p class="small muted">{t.pauseLead}</p>
      {paused && (
        <p class="notice" role="status">
          {t.paused(when(wishes.pausedUntilMs))}
        </p>
      )}
      <p class="row">
        {t.pauses.map(({ hours, label }) => (
          <button
            key={hours}
            type="button"
            class="btn"
            disabled={busy}
            onClick={() => run(() => account.pause(hours).then(changed))}
          >
            {label}
          </button>
        ))}
      </p>
      <Trouble said={trouble} />
    </section>
  );
}
