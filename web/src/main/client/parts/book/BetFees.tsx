/** The table's sign, and what a given bet may be and costs. */
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { bookApi } from '../../state/bookApi';
import { useOnline } from '../../state/offline';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { BetTerms, BookPage, RoundForm, SignText, WagerTerms } from '../../wire/bookTypes';
import type { GameOffer } from '../../wire/lobbyTypes';
import { DollarField } from './DollarField';

const t = bookWords.fees;

/** Schedules often have the same limits and differ in fees: their number distinguishes them. */
const numbered = ({ id, label }: { id: string; label: string }): string =>
  id.startsWith('schedule ') ? `${id.slice(9)}: ${label}` : label;

export function BetFees({ page }: { page: BookPage }) {
  const [offer, setOffer] = useState<GameOffer | null>(null);
  const [stakes, setStakes] = useState('');
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
  const { sign, unread } = useSign(page, stakes);
  return (
    <div class="book-fees">
      <section class="panel book-panel bet-terms" aria-label={t.bet}>
        <label class="field">
          {t.stakes}
          <select value={stakes} onChange={(event) => setStakes(event.currentTarget.value)}>
            {offer?.stakes.map((one) => (
              <option value={one.id}>{roomSaid(numbered(one))}</option>
            ))}
          </select>
        </label>
        {page.round && stakes && <YourBet page={page} form={page.round} schedule={stakes.replace(/\D/g, '')} />}
      </section>
      {(trouble || unread) && <p class="notice bad">{trouble || unread}</p>}
      {sign && <Sign sign={sign} />}
    </div>
  );
}

/** The sign for these stakes, or why it cannot be read. */
function useSign(page: BookPage, stakes: string): { sign: SignText | null; unread: string } {
  const [sign, setSign] = useState<SignText | null>(null);
  const [unread, setUnread] = useState('');
  const online = useOnline();
  useEffect(() => {
    if (!stakes) return;
    setUnread('');
    bookApi.sign(page.house, page.game, stakes).then(setSign, (no: unknown) => {
      setSign(null);
      setUnread(no instanceof Refused && no.status ? no.message : bookWords.notKept);
    });
  }, [stakes, online]);
  return { sign, unread };
}

type Bet = Record<string, number>;

/** What may be bet and what it costs, or why that is not known. */
function useTerms(page: BookPage, bet: Bet, schedule: string): { terms: BetTerms | null; trouble: string } {
  const [answer, setAnswer] = useState<{ terms: BetTerms | null; trouble: string }>({ terms: null, trouble: '' });
  const online = useOnline();
  useEffect(() => {
    const asked = Object.fromEntries(Object.entries(bet).map(([wager, cents]) => [wager, String(cents)]));
    let here = true;
    const say = (terms: BetTerms | null, trouble: string) => here && setAnswer({ terms, trouble });
    bookApi.betTerms(page.house, page.game, { ...asked, schedule }).then(
      (found) => say(found, ''),
      (no: unknown) => say(null, no instanceof Refused && no.status ? no.message : t.notAsked),
    );
    return () => {
      here = false;
    };
  }, [bet, schedule, online]);
  return answer;
}

function YourBet({ page, form, schedule }: { page: BookPage; form: RoundForm; schedule: string }) {
  const least = form.schedules.find((one) => String(one.option) === schedule)?.minCents ?? 500;
  const [bet, setBet] = useState<Bet>(() => ({
    [form.wagers.find((one) => one.main)?.wager ?? '']: least,
  }));
  const { terms, trouble } = useTerms(page, bet, schedule);
  const of = (wager: string) => terms?.wagers.find((one) => one.wager === wager);
  return (
    <>
      {form.wagers.map((one) => (
        <div key={one.wager}>
          <DollarField
            label={roomSaid(one.label)}
            cents={bet[one.wager] ?? 0}
            step={one.main ? 500 : 100}
            change={(cents) => setBet({ ...bet, [one.wager]: cents })}
          />
          <Limits of={of(one.wager)} />
        </div>
      ))}
      {terms && <Costs terms={terms} />}
      {trouble && <p class="notice">{trouble}</p>}
    </>
  );
}

function Limits({ of }: { of: WagerTerms | undefined }) {
  if (!of) return null;
  if (of.refused) return <p class="field-trouble">{roomSaid(of.refused)}</p>;
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
          {roomSaid(fee.why)}: {money(fee.amountCents)}
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
              <td>{roomSaid(row.action).replace('-', '–')}</td>
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
    <section class="book-sign" aria-label={t.sign}>
      {sign.sections.map((section) => (
        <div key={section.title} class="panel book-panel">
          <h2>{roomSaid(section.title)}</h2>
          <ul>
            {section.lines.map((line, i) => (
              <li key={i}>{roomSaid(line)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
