/** What a floor person is, and the way to the tables for those who are. */
import { useEffect, useState } from 'preact/hooks';
import { Happened, Trouble as Refusal, useAsk } from '../parts/account/AccountForm';
import { useQuestion } from '../parts/account/useQuestion';
import { TopBar } from '../parts/bar/TopBar';
import { TalkReports } from '../parts/talk/TalkReports';
import { meetAgain } from '../state/account';
import { api, met, me as meValue } from '../state/api';
import { staff } from '../state/staff';
import { useValue } from '../state/watchedValue';
import { words } from '../text/words';

const t = words.floor;

export function FloorPage() {
  const me = useValue(meValue);
  const known = useValue(met);
  useEffect(() => {
    document.title = words.title.page(t.title);
  }, []);
  return (
    <>
      <TopBar />
      <main class="page floor-page">
        <h1>{t.title}</h1>
        <Happened />
        {known && (me?.floor ? <OnShift /> : <NotFloor />)}
        {me?.floor && <RoomAlarms />}
        {me?.floor && <TalkReports />}
      </main>
    </>
  );
}

function OnShift() {
  const { trouble, busy, run } = useAsk();
  const { sheet, ask } = useQuestion();
  const layDown = async () => {
    if (await ask({ title: t.askLeave, text: t.leaveLead, button: t.leave })) run(() => api.layDown('floor'));
  };
  return (
    <section class="panel floor-card">
      <p role="status">
        <b>{t.here}.</b> {t.anyTable}
      </p>
      <p class="row">
        <a class="btn primary" href="/">
          {t.lobby}
        </a>
        <button type="button" class="btn" disabled={busy} onClick={() => void layDown()}>
          {t.leave}
        </button>
      </p>
      <Refusal said={trouble} />
      {sheet}
    </section>
  );
}

const LOOK_MS = 15_000;

/** What is wrong with the room, for as long as somebody of the floor looks, and whether they still are one. */
function RoomAlarms() {
  const [troubles, set] = useState<string[] | null>(null);
  useEffect(() => {
    const look = () => {
      // What was said before need not be so any more: a room that does not answer is the gravest trouble.
      void staff.troubles().then(
        (all) => set(all.map((trouble) => trouble.words)),
        () => set([t.silent]),
      );
      void meetAgain().catch(() => {});
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!troubles) return null;
  return (
    <section class="panel floor-card" aria-label={t.alarms} aria-live="polite">
      {troubles.length === 0 && <p class="muted">{t.well}</p>}
      {troubles.map((said) => (
        <p key={said} class="alarm" role="alert">
          {said}
        </p>
      ))}
    </section>
  );
}

function NotFloor() {
  return (
    <section class="panel floor-card">
      <p>{t.lead}</p>
      <p class="row">
        <a class="btn" href="/me">
          {t.toAccount}
        </a>
      </p>
    </section>
  );
}
