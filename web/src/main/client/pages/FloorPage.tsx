/** What a floor person is, and the way to the tables for whoever is one. */
import { useEffect } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { api, met, me as meValue } from '../state/api';
import { useValue } from '../state/value';
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
        {known && (me?.floor ? <OnShift /> : <NotFloor />)}
      </main>
    </>
  );
}

function OnShift() {
  return (
    <section class="panel floor-card">
      <p role="status">
        <b>{t.here}.</b> {t.anyTable}
      </p>
      <p class="row">
        <a class="btn primary" href="/">
          {t.lobby}
        </a>
        <button type="button" class="btn" onClick={() => void api.layDown('floor').catch(() => {})}>
          {t.leave}
        </button>
      </p>
      <p class="small muted">{t.leaveLead}</p>
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
