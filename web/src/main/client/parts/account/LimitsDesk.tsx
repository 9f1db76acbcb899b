/** The limits I set for myself, and a pause. */

import { useEffect, useState } from 'preact/hooks';
import { account } from '../../state/account';
import { centsTyped, minutesTyped } from '../../state/typedAmounts';
import { moment } from '../../text/language';
import { meWords } from '../../text/meWords';
import { money, signed } from '../../text/money';
import type { DayLimits, Wishes } from '../../wire/lobbyTypes';
import { AccountForm, Field, Mistyped, Trouble, useAsk } from './AccountForm';
import { useQuestion } from './useQuestion';

const t = meWords;
const DAY = 24;

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

/** What applies until a looser limit does, and what after that. */
function until(now: number, then: number, fromMs: number, say: (sum: number) => string): string | undefined {
  return fromMs ? t.until(say(now), moment(fromMs), then ? say(then) : t.noLimit) : undefined;
}

/** Under each field whose value does not apply yet. */
function hintsOf(now: Wishes) {
  const { later } = now;
  if (!later) return { loss: t.none };
  return {
    loss: until(now.lossCents, later.lossCents, later.lossFromMs, money) ?? t.none,
    time: until(now.minutes, later.minutes, later.minutesFromMs, t.minutes),
    chips: until(now.chipsCents, later.chipsCents, later.chipsFromMs, money),
  };
}

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
  const amount = { inputMode: 'decimal', optional: true } as const;
  const number = { inputMode: 'numeric', optional: true } as const;
  const hints = hintsOf(wishes);
  return (
    <AccountForm button={t.setLimits} send={send}>
      <Field label={t.loss} hint={hints.loss} {...amount} value={loss} change={setLoss} />
      <Field label={t.time} hint={hints.time} {...number} value={time} change={setTime} />
      <Field label={t.chips} hint={hints.chips} {...amount} value={chips} change={setChips} />
      <Field label={t.check} {...number} value={check} change={setCheck} />
    </AccountForm>
  );
}

function Pause({ wishes, changed }: WishesProps) {
  const { trouble, busy, run } = useAsk();
  const { sheet, ask } = useQuestion();
  const paused = wishes.pausedUntilMs > Date.now();
  const pause = async (hours: number, label: string) => {
    // A day is one press; nobody takes a month by mistake.
    const sure =
      hours <= DAY || (await ask({ title: t.askPause(label), text: t.pauseLead, button: t.pauseYes(label) }));
    if (sure) run(() => account.pause(hours).then(changed));
  };
  return (
    <section class="panel">
      <h2>{t.pause}</h2>
      <p class="small muted">{t.pauseLead}</p>
      {paused && (
        <p class="notice" role="status">
          {t.paused(moment(wishes.pausedUntilMs))}
        </p>
      )}
      <p class="row">
        {t.pauses.map(({ hours, label }) => (
          <button key={hours} type="button" class="btn" disabled={busy} onClick={() => void pause(hours, label)}>
            {label}
          </button>
        ))}
      </p>
      <Trouble said={trouble} />
      {sheet}
    </section>
  );
}
