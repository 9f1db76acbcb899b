/** One line above the bar: what the figures are based on, what the last round cost, and the session's habits. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../state/api';
import { weighed, worthsOf } from '../../state/coach';
import { added, type CoachedEvening, keepEvening, recallEvening } from '../../state/coachHabits';
import { playsForPots } from '../../state/potsInMiddle';
import { choose } from '../../state/settings';
import { isShown, type TableState } from '../../state/table';
import { coachWords as t } from '../../text/coachWords';
import { money } from '../../text/money';
import type { CoachedRound, CoachWord } from '../../wire/coachTypes';
import type { Choice } from '../../wire/tableTypes';
import { HabitSheet } from './HabitSheet';

export interface CoachProps {
  now: TableState;
  me: string;
  invite: string;
  /** What I may decide now for one of my hands. */
  acts: Choice[];
}

export function CoachPanel({ now, me, invite, acts }: CoachProps) {
  const turn = useWord(now, invite, acts);
  const { last, evening } = useEvening(now, me, invite);
  const [open, setOpen] = useState(false);
  return (
    <section class="coach-line" aria-label={t.title}>
      <div aria-live="polite">
        {turn.asked ? <Now word={turn.word} failed={turn.failed} /> : <Last round={last} />}
      </div>
      <div class="row">
        {evening.decisions > 0 && (
          <button type="button" class="btn small" onClick={() => setOpen(true)}>
            {t.evening}
          </button>
        )}
        <button type="button" class="btn small" onClick={() => choose({ coach: false })}>
          {t.off}
        </button>
      </div>
      {open && <HabitSheet evening={evening} close={() => setOpen(false)} />}
    </section>
  );
}

function Now({ word, failed }: { word: CoachWord | null; failed: boolean }) {
  if (failed) return <p>{t.silent}</p>;
  if (!word) return <p>{t.working}</p>;
  const { equity, decisions, note } = word;
  const said = equity
    ? t.share(`${Math.round(equity.share * 100)} %`, equity.others)
    : t.said(decisions[0]?.why ?? '');
  return (
    <>
      {said && (
        <p>
          <b>{said}</b>
        </p>
      )}
      <p class="aside">{t.said(note)}</p>
    </>
  );
}

function Last({ round }: { round: CoachedRound | null }) {
  if (!round?.decisions.length) return <p>{t.waits}</p>;
  const worst = [...round.decisions].sort((one, other) => other.costCents - one.costCents)[0]!;
  const many = round.decisions.filter(({ costCents }) => costCents > 0).length > 1;
  return (
    <>
      <p>
        <b>{worst.costCents > 0 ? t.last(money(round.costCents), many) : t.allBest(round.decisions.length)}</b>
      </p>
      {worst.costCents > 0 && <p class="aside">{t.said(worst.sentence)}</p>}
    </>
  );
}

const path = (id: number, rest: string, invite: string) =>
  `/api/tables/${id}${rest}/coach${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;

interface Turn {
  asked: boolean;
  word: CoachWord | null;
  failed: boolean;
}

/** The coach's remarks on my present decision, requested once for each. */
function useWord(now: TableState, invite: string, acts: Choice[]): Turn {
  const [answer, setAnswer] = useState<{ of: string; word: CoachWord | null } | null>(null);
  const { table, positions, bank, board } = now.zones;
  // Before a banked deal there is nothing to weigh; where people play for pots, betting is all
  // there is.
  const dealt = playsForPots(now.zones) || table.phase !== 'betting';
  const asked = acts.length > 0 && isShown(now) && dealt;
  const plays = positions.some(({ hands }) => hands.some(({ cards }) => cards.length > 0));
  const of =
    asked && plays
      ? JSON.stringify([table.id, positions, bank?.hand, board, acts.map(({ id, amount }) => [id, amount])])
      : '';
  useEffect(() => {
    if (!of) return;
    let here = true;
    const note = (word: CoachWord | null) => {
      if (!here) return;
      setAnswer({ of, word });
      weighed.set(worthsOf(word));
    };
    ask<CoachWord>('GET', path(table.id, '', invite)).then(note, () => note(null));
    return () => {
      here = false;
      weighed.set(worthsOf(null));
    };
  }, [of]);
  const known = answer?.of === of ? answer : null;
  return { asked: of !== '', word: known?.word ?? null, failed: known !== null && known.word === null };
}

/** What the round on the table cost, and the session so far. */
function useEvening(now: TableState, me: string, invite: string) {
  const [last, setLast] = useState<CoachedRound | null>(null);
  const [evening, setEvening] = useState<CoachedEvening>(() => recallEvening(me, Date.now()));
  const { table, results } = now.zones;
  const over = isShown(now) && results.some(({ bettor }) => bettor === me);
  const of = over ? `${table.id} ${table.round}` : '';
  useEffect(() => {
    if (!of) return;
    let here = true;
    ask<CoachedRound>('GET', path(table.id, `/rounds/${table.round}`, invite)).then(
      (round) => {
        if (!here) return;
        const next = added(recallEvening(me, Date.now()), table.id, round, Date.now());
        keepEvening(me, next);
        setEvening(next);
        setLast(round);
      },
      // the round was played, with or without a remark
      () => {},
    );
    return () => {
      here = false;
    };
  }, [of, me]);
  return { last, evening };
}
