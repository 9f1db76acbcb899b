/** The table's sign, and what a given bet may be and costs. */
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { bookWords } from '../../text/bookWords';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { BetTerms, BookPage, RoundForm, SignText, WagerTerms } from '../../wire/book';
import type { GameOffer } from '../../wire/lobby';
import { DollarField } from './DollarField';

const t = bookWords.fees;

export function BetFees({ page }: { page: BookPage }) {
  const [offer, setOffer] = useState<GameOffer | null>(null);
  const [stakes, setStakes] = useState('');
  const [sign, setSign] = useState<SignText | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.houses().then(
      (houses) => {
        const game = houses.find((one) => one.id === page.house)?.games.find((one) => one.id === page.game);
        setOffer(game ?? null);
        setStakes(game?.usualStakes ?? '');
      },
      () => setTrouble(words.error.room),
    );
  }, []);
  useEffect(() => {
    if (!stakes) return;
    api
      .sign(page.house, page.game, stakes)
      .then(setSign, (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room));
  }, [stakes]);
  return (
    <div class="book-fees">
      <section class="panel book-panel bet-terms" aria-label={t.bet}>
        <label class="field">
          {t.stakes}
          <select value={stakes} onChange={(event) => setStakes(event.currentTarget.value)}>
            {offer?.stakes.map((one) => (
              <option value={one.id}>{one.label}</option>
            ))}
          </select>
        </label>
        {page.round && stakes && <YourBet page={page} form={page.round} schedule={stakes.replace(/\D/g, '')} />}
      </section>
      {trouble && <p class="notice bad">{trouble}</p>}
      {sign && <Sign sign={sign} />}
    </div>
  );
}

function YourBet({ page, form, schedule }: { page: BookPage; form: RoundForm; schedule: string }) {
  const least = form.schedules.find((one) => String(one.option) === schedule)?.minCents ?? 500;
  const [bet, setBet] = useState<Record<string, number>>(() => ({
    [form.wagers.find((one) => one.main)?.wager ?? '']: least,
  }));
  const [terms, setTerms] = useState<BetTerms | null>(null);
  useEffect(() => {
    const asked = Object.fromEntries(Object.entries(bet).map(([wager, cents]) => [wager, String(cents)]));
    let here = true;
    api.betTerms(page.house, page.game, { ...asked, schedule }).then(
      (found) => here && setTerms(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [bet, schedule]);
  const of = (wager: string) => terms?.wagers.find((one) => one.wager === wager);
  return (
    <>
      {form.wagers.map((one) => (
        <div key={one.wager}>
          <DollarField
            label={one.label}
            cents={bet[one.wager] ?? 0}
            step={one.main ? 500 : 100}
            change={(cents) => setBet({ ...bet, [one.wager]: cents })}
          />
          <Limits of={of(one.wager)} />
        </div>
      ))}
      {terms && <Costs terms={terms} />}
    </>
  );
}

function Limits({ of }: { of: WagerTerms | undefined }) {
  if (!of) return null;
  if (of.refused) return <p class="field-trouble">{of.refused}</p>;
  const min = money(of.minCents ?? 0);
  return <p class="small muted">{of.maxCents === undefined ? t.noLimit(min) : t.range(min, money(of.maxCents))}</p>;
}

function Costs({ terms }: { terms: BetTerms }) {
  const sum = terms.fees.reduce((all, fee) => all + fee.amountCents, 0);
  return (
    <>
      <p class="fee-sum">
        {t.fee}: <b>{sum ? money(sum) : t.none}</b> <span class="clause-id">{terms.rule}</span>
      </p>
      {terms.fees.map((fee, i) => (
        <p key={i} class="small muted">
          {fee.why}: {money(fee.amountCents)}
        </p>
      ))}
      <table class="data">
        <caption class="small muted">{t.bankFee}</caption>
        <thead>
          <tr>
            <th>{t.action}</th>
            <th class="r">{t.pays}</th>
          </tr>
        </thead>
        <tbody>
          {terms.bankFees.map((row, i) => (
            <tr key={i}>
              <td>{row.action}</td>
              <td class="r num">{money(row.amountCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Sign({ sign }: { sign: SignText }) {
  return (
    <section class="sign" aria-label={t.sign}>
      {sign.sections.map((section) => (
        <div key={section.title} class="panel book-panel">
          <h2>{section.title}</h2>
          <ul>
            {section.lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
