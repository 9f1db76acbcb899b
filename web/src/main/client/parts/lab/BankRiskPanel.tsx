/** What holding the bank of a table brings and risks. */
import { useState } from 'preact/hooks';
import { percent, useSharpened } from '../../state/labAnswer';
import { asksBank, bankPath, HOUSE_BANK, type LabQuestion, noAmount } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import { figure, money } from '../../text/money';
import type { BankRisk, ScheduleShare } from '../../wire/labTypes';
import { Pick } from './LabForm';
import { RiskCurve } from './RiskCurve';

interface Props {
  question: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

export function BankRiskPanel({ question, ask }: Props) {
  const wrong = noAmount(question);
  const answer = useSharpened<BankRisk>((rounds) => (wrong ? '' : bankPath(question, rounds)), asksBank(question));
  const { found, working } = answer;
  const trouble = wrong ? t.noAmount(wrong) : answer.trouble;
  if (!found && !trouble) return null;
  const rounds = found ? figure(found.rounds) : '';
  return (
    <section class="panel lab-panel lab-bank" aria-label={t.holding} aria-busy={working}>
      <header>
        <h2>{t.holding}</h2>
        <span class="small muted">{t.holdingLead}</span>
      </header>
      <Terms
        key={`${question.house} ${question.game} ${asksBank(question)}`}
        found={found}
        question={question}
        ask={ask}
      />
      {trouble && (
        <p class="field-trouble">
          {trouble}{' '}
          <button type="button" class="btn small" onClick={() => ask(HOUSE_BANK)}>
            {t.houseBank}
          </button>
        </p>
      )}
      {found && <FittedAmount found={found} />}
      {found && (
        <p class="small muted" aria-live="polite">
          {working ? t.sharpening(rounds) : t.dealt(rounds)}
        </p>
      )}
    </section>
  );
}

function FittedAmount({ found }: { found: BankRisk }) {
  return (
    <>
      <Brings found={found} />
      <div class="lab-curves">
        <RiskCurve
          title={t.shortBank}
          lead={t.shortLead}
          points={found.banks.map((one) => ({ cents: one.bankCents, chance: one.shortChance }))}
          mark={found.bankCents}
          said={t.shortAt}
        />
        <RiskCurve
          title={t.ruin}
          lead={t.ruinLead(found.hours)}
          points={found.ruin.map((one) => ({ cents: one.bankrollCents, chance: one.chance }))}
          mark={found.bankrollForRiskCents}
          said={t.ruinAt}
        />
      </div>
      <Collections found={found} />
    </>
  );
}

function Terms({ found, question, ask }: Props & { found: BankRisk | null }) {
  const [bank, setBank] = useState(question.bank);
  const [bet, setBet] = useState(question.bet);
  const numbers = Array.from({ length: found?.seatsMost ?? 0 }, (_, i) => `${i + 1}`);
  return (
    <form
      class="lab-ask holding"
      onSubmit={(event) => {
        event.preventDefault();
        ask({ bank: bank.trim(), bet: bet.trim() });
      }}
    >
      <Pick
        label={t.schedule}
        value={`${found?.schedule ?? question.schedule}`}
        of={found?.schedules.map((one) => [`${one.schedule}`, `${one.schedule}: ${one.limits}`]) ?? []}
        change={(schedule) => ask({ schedule, bet: '', bank: '' })}
      />
      <Pick
        label={t.seats}
        value={`${found?.seats ?? question.seats}`}
        of={numbers.map((one) => [one, one])}
        change={(seats) => ask({ seats })}
      />
      <Amount label={t.bet} value={bet} known={found?.betCents} change={setBet} />
      <Amount label={t.bank} value={bank} known={found?.bankCents} change={setBank} />
      <button type="submit" class="btn primary">
        {t.play}
      </button>
      <label class="check">
        <input
          type="checkbox"
          checked={question.bonus === '1'}
          onChange={(event) => ask({ bonus: event.currentTarget.checked ? '1' : '' })}
        />
        {t.bonus}
      </label>
    </form>
  );
}

interface AmountProps {
  label: string;
  value: string;
  known: number | undefined;
  change: (value: string) => void;
}

function Amount({ label, value, known, change }: AmountProps) {
  return (
    <label class="field">
      {label}
      <input
        inputMode="decimal"
        value={value}
        maxLength={12}
        placeholder={known === undefined ? '' : `${known / 100}`}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

const exactly = (cents: number) => `${cents < 0 ? '−' : ''}$${figure(Math.abs(cents) / 100, 2)}`;

function Brings({ found }: { found: BankRisk }) {
  const lines = [
    [t.perRound, `${exactly(found.evCents)} ± ${figure(found.errorCents / 100, 2)}`],
    [t.collected, money(found.collectionCents)],
    [t.perHour(found.roundsPerHour), exactly(found.evCents * found.roundsPerHour)],
    [t.sdRound, exactly(found.sdCents)],
    [t.worst, exactly(found.worstCents)],
    [t.forRisk(percent(found.wantedRisk, 0), found.hours), money(Math.round(found.bankrollForRiskCents / 100) * 100)],
  ];
  return (
    <dl class="lab-brings">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd class="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Collections({ found }: { found: BankRisk }) {
  return (
    <div class="lab-scroll" tabIndex={0} role="group" aria-label={t.collections}>
      <table class="data">
        <caption>
          {t.collections}: {t.collectionsLead}
        </caption>
        <thead>
          <tr>
            <th>{t.schedule}</th>
            <th>{t.limits}</th>
            <th class="r">{t.fromBank}</th>
            <th class="r">{t.fromPlayers}</th>
            <th class="r">{t.share}</th>
          </tr>
        </thead>
        <tbody>
          {found.schedules.map((one) => (
            <Schedule key={one.schedule} of={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Schedule({ of }: { of: ScheduleShare }) {
  return (
    <tr>
      <th scope="row">{of.schedule}</th>
      <td>{of.limits}</td>
      {of.open ? (
        <>
          <td class="r num">{money(of.fromBankCents ?? 0)}</td>
          <td class="r num">{money(of.fromPlayersCents ?? 0)}</td>
          <td class="r num">{percent(of.share ?? 0, 2)}</td>
        </>
      ) : (
        <td colSpan={3} class="small muted">
          {t.closed}
        </td>
      )}
    </tr>
  );
}
