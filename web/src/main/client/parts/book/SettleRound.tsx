/** A round of a real table: bank, seats, and what follows; the room settles it at every change. */
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../state/api';
import { entryAt, type Lack, lacking, newRound, notation, type RoundEntry } from '../../state/book';
import { bookApi } from '../../state/bookApi';
import { keepRound, keptRound } from '../../state/bookMemory';
import { useOnline } from '../../state/offline';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import type { BookPage, RoundForm, SettledRound } from '../../wire/bookTypes';
import { BankEditor } from './BankEditor';
import { SeatList, titleOf } from './SeatList';
import { SettledWagers } from './SettledWagers';

const t = bookWords.result;
const PAUSE_MS = 200;

interface Answer {
  settled: SettledRound | null;
  /** What is wrong, by entry; the bank's is -1. */
  troubles: Map<number, string>;
  trouble: string;
}

const NOTHING: Answer = { settled: null, troubles: new Map(), trouble: '' };

export function SettleRound({ page, form }: { page: BookPage; form: RoundForm }) {
  const [round, setRound] = useState<RoundEntry>(() => keptRound(page.house, page.game) ?? newRound(form));
  const [open, show] = useState(-1);
  const lack = lacking(round, form);
  const text = lack ? '' : notation(page.house, page.game, round, form);
  const answer = useAnswer(text, round);
  const totals = totalsOf(answer.settled);
  useEffect(() => keepRound(page.house, page.game, round), [round]);
  return (
    <div class="book-settle">
      <BankEditor
        form={form}
        round={round}
        total={totals.get('bank') ?? ''}
        trouble={answer.troubles.get(-1) ?? ''}
        change={(change) => setRound({ ...round, ...change })}
      />
      <SeatList
        form={form}
        round={round}
        open={open}
        totals={totals}
        troubles={answer.troubles}
        button={answer.settled?.button ?? 0}
        show={show}
        change={(entries) => setRound({ ...round, entries })}
      />
      <SettledWagers
        settled={answer.settled}
        waiting={lack ? wanted(lack, round, form) : bookWords.loading}
        trouble={answer.trouble}
        next={() => setRound({ ...newRound(form), schedule: round.schedule, bankCents: round.bankCents })}
      />
      {answer.settled && <AsText text={answer.settled.notation} />}
    </div>
  );
}

function AsText({ text }: { text: string }) {
  return (
    <section class="panel book-panel as-text" aria-label={t.notation}>
      <header class="step">
        <h2>{t.notation}</h2>
        <span class="small muted">{t.notationLead}</span>
      </header>
      <pre tabIndex={0} lang="en">
        {text}
      </pre>
    </section>
  );
}

/** What the hands of each position came to. */
function totalsOf(settled: SettledRound | null): Map<string, string> {
  const totals = new Map<string, string>();
  for (const { position, total } of settled?.hands ?? []) {
    const before = totals.get(position);
    totals.set(position, before ? `${before}; ${roomSaid(total)}` : roomSaid(total));
  }
  return totals;
}

/** The room's answer for the round, once nobody has tapped for a moment. */
function useAnswer(text: string, round: RoundEntry): Answer {
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const online = useOnline();
  useEffect(() => {
    if (!text) {
      setAnswer(NOTHING);
      return;
    }
    let here = true;
    const timer = setTimeout(() => {
      bookApi.settle(text).then(
        (settled) => here && setAnswer({ ...NOTHING, settled, troubles: troubles(settled, round) }),
        (no: unknown) => here && setAnswer(refused(no, round)),
      );
    }, PAUSE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [text, online]);
  return answer;
}

function sentence(english: string): string {
  const said = roomSaid(english);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

function troubles(settled: SettledRound, round: RoundEntry): Map<number, string> {
  const said = new Map<number, string>();
  for (const wrong of settled.wrong) {
    const entry = entryAt(wrong.line, round);
    if (!said.has(entry)) said.set(entry, sentence(wrong.sentence));
  }
  return said;
}

function refused(no: unknown, round: RoundEntry): Answer {
  if (!(no instanceof Refused) || no.status === 0) return { ...NOTHING, trouble: t.noRoom };
  const { line, sentence: said } = no.refusal;
  if (line === undefined) return { ...NOTHING, trouble: no.message };
  return { ...NOTHING, troubles: new Map([[entryAt(line, round), sentence(said)]]), trouble: sentence(said) };
}

function wanted(lack: NonNullable<Lack>, round: RoundEntry, form: RoundForm): string {
  if (lack.of === 'seats') return t.wait.seats;
  if (lack.of === 'bank' || !('entry' in lack)) return t.wait.bank(form.bankDown.length);
  const entry = round.entries[lack.entry];
  const who = entry ? titleOf(entry) : '';
  return lack.of === 'cards' ? t.wait.cards(who, form.firstCards) : t.wait[lack.of](who);
}
