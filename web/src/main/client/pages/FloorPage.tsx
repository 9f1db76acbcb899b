/** Where the floor pass is shown once, by hand or by a link that carries it behind the `#`. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { NameField } from '../parts/lobby/QuickSeat';
import { api, met, me as meValue, Refused } from '../state/api';
import { guestName } from '../state/lobby';
import { useValue } from '../state/value';
import { words } from '../text/words';

const t = words.floor;

/** What stands behind the `#` never reaches the room by itself; it is taken out of the address at once. */
function passOfLink(): string {
  const pass = decodeURIComponent(location.hash.slice(1));
  if (pass) history.replaceState(null, '', location.pathname);
  return pass;
}

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
        {known && (me?.floor ? <OnShift /> : <ShowPass named={!!me} />)}
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
        <button type="button" class="btn" onClick={() => void api.leaveFloor().catch(() => {})}>
          {t.leave}
        </button>
      </p>
    </section>
  );
}

function ShowPass({ named }: { named: boolean }) {
  const [name, setName] = useState(guestName);
  const [pass, setPass] = useState(passOfLink);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const show = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    api
      .guest(name.trim())
      .then(() => api.floor(pass))
      .catch((no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room))
      .finally(() => setBusy(false));
  };
  return (
    <form class="panel floor-card form" onSubmit={show}>
      <p class="muted">{t.lead}</p>
      {!named && <NameField name={name} change={setName} />}
      <PassField pass={pass} change={setPass} />
      <p class="small muted">{t.where}</p>
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="btn primary block" disabled={busy}>
        {t.show}
      </button>
    </form>
  );
}

function PassField({ pass, change }: { pass: string; change: (pass: string) => void }) {
  return (
    <label class="field">
      {t.pass}
      <input
        type="password"
        value={pass}
        required
        maxLength={200}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}
