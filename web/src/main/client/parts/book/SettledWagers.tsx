/** Who is paid what, in action order, each with its clause. */
import { useState } from 'preact/hooks';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import { money, signed } from '../../text/money';
import type { BookOutcome, SettledBank, SettledRound } from '../../wire/bookTypes';
import { ClauseSheet } from '../sheets/ClauseSheet';

const t = bookWords.result;

interface Props {
  settled: SettledRound | null;
  waiting: string;
  trouble: string;
  next: () => void;
}

export function SettledWagers({ settled, waiting, trouble, next }: Props) {
  const [clause, read] = useState<{ id: string; sentence: string } | null>(null);
  return (
    <section class="panel book-panel result" aria-label={t.title} aria-live="polite">
      <header class="step">
        <i>3</i>
        <h2>{t.title}</h2>
      </header>
      {trouble && <p class="field-trouble">{trouble}</p>}
      {!settled && !trouble && <p class="book-empty muted">{waiting}</p>}
      {settled?.bank && <Meters bank={settled.bank} />}
      {settled && !settled.outcomes && <p class="book-empty">{t.broken}</p>}
      {settled?.outcomes && (
        <ol class="res">
          {settled.outcomes.map((outcome, i) => (
            <Line key={i} order={i + 1} outcome={outcome} all={settled.outcomes ?? []} read={read} />
          ))}
        </ol>
      )}
      {settled?.bank && <Sum settled={settled} bank={settled.bank} next={next} />}
      {clause && <ClauseSheet id={clause.id} known={clause.sentence} close={() => read(null)} />}
    </section>
  );
}

function Meters({ bank }: { bank: SettledBank }) {
  const whole = bank.wagerCents;
  const meter = (kind: string, label: string, cents: number) => (
    <div class={`meter ${kind}`}>
      <span>{label}</span>
      <div class="bar">
        <span style={{ width: `${whole ? Math.min(100, (cents / whole) * 100) : 0}%` }} />
      </div>
      <b class="num">{whole === undefined ? money(cents) : t.of(money(cents), money(whole))}</b>
    </div>
  );
  return (
    <div class="plateband on-felt">
      {meter('paid', t.paid, bank.paidCents)}
      {meter('collected', t.collected, bank.collectedCents)}
    </div>
  );
}

interface LineProps {
  order: number;
  outcome: BookOutcome;
  all: BookOutcome[];
  read: (clause: { id: string; sentence: string }) => void;
}

function Line({ order, outcome, all, read }: LineProps) {
  const cut = outcome.netCents !== outcome.dueCents && outcome.netCents !== 0;
  const several = all.filter((one) => one.position === outcome.position && one.wager === outcome.wager).length > 1;
  return (
    <li class={`${outcome.word} ${cut ? 'cut' : ''}`}>
      <span class="o">{order}</span>
      <span class="w">
        <b>{roomSaid(outcome.who)}</b> {roomSaid(outcome.wager)} {money(outcome.stakeCents)}
        {several && ` (${outcome.hand})`}
        <small>{roomSaid(outcome.why)}</small>
        <span class="cited">
          {outcome.rules.map((rule) => (
            <button type="button" key={rule.id} class="clause" onClick={() => read(rule)}>
              {rule.id}
            </button>
          ))}
        </span>
      </span>
      <span class="a">
        <b class="num">{amount(outcome)}</b>
        <small>{cut ? t.cut : t.words[outcome.word]}</small>
      </span>
    </li>
  );
}

function amount({ word, netCents, dueCents, returnedCents }: BookOutcome): string {
  if (word === 'push' || word === 'returned') return t.back(money(returnedCents));
  const moved = signed(netCents);
  return netCents === dueCents ? moved : t.of(moved, money(Math.abs(dueCents)));
}

function Sum({ settled, bank, next }: { settled: SettledRound; bank: SettledBank; next: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(settled.notation).then(() => setCopied(true));
  return (
    <div class="sum">
      <p class="small">
        <b>{bank.leftCents === undefined ? t.net(signed(bank.netCents)) : t.left(money(bank.leftCents))}.</b>{' '}
        {settled.button > 0 && t.button(settled.button)}
      </p>
      {settled.fees.length > 0 && (
        <details class="small">
          <summary>{t.fees}</summary>
          <ul>
            {settled.fees.map((fee, i) => (
              <li key={i}>
                {roomSaid(fee.who)}: <b>{money(fee.amountCents)}</b> <span class="muted">{roomSaid(fee.why)}</span>{' '}
                <span class="clause-id">{fee.rule}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="btns">
        <button type="button" class="btn" onClick={copy}>
          {copied ? t.copied : t.copy}
        </button>
        <button type="button" class="btn primary" onClick={next}>
          {t.next}
        </button>
      </div>
    </div>
  );
}
