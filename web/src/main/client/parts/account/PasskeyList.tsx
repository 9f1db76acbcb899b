/** The devices I can sign in with: listed, added, removed. */

import { useEffect, useState } from 'preact/hooks';
import { passkeys } from '../../state/passkeys';
import { locale } from '../../text/language';
import { meWords } from '../../text/meWords';
import { passkeyWords } from '../../text/passkeyWords';
import type { Account, Passkey } from '../../wire/lobbyTypes';
import { AccountForm, Confirm, Field, Trouble, useAsk } from './AccountForm';
import { deviceName } from './SessionList';

const t = passkeyWords;

export function PasskeyList({ mine, again }: { mine: Account; again: () => void }) {
  const canAdd = mine.passkeysHere && passkeys.isKnown();
  return (
    <>
      <p class="small muted">{canAdd ? t.lead : t.notHere}</p>
      {mine.passkeys.length > 0 ? (
        <ul class="me-list passkeys">
          {mine.passkeys.map((key) => (
            <One key={key.id} passkey={key} again={again} />
          ))}
        </ul>
      ) : (
        canAdd && <p class="small muted">{t.none}</p>
      )}
      {canAdd && <Add key={mine.passkeys.length} again={again} />}
    </>
  );
}

const day = (ms: number) => new Date(ms).toLocaleDateString(locale());

function One({ passkey, again }: { passkey: Passkey; again: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const remove = (password: string) => passkeys.remove(passkey.id, password).then(again);
  return (
    <li>
      <span>
        <b>{passkey.label}</b>
        <br />
        <span class="small muted">
          {t.added(day(passkey.sinceMs))}, {passkey.usedMs ? t.used(day(passkey.usedMs)) : t.never}
        </span>
      </span>
      <button
        type="button"
        class="btn small"
        aria-expanded={isAsked}
        aria-label={t.removeOf(passkey.label)}
        onClick={() => setAsked(!isAsked)}
      >
        {t.remove}
      </button>
      {isAsked && (
        <div class="passkey-removal">
          <p class="small">{t.removeLead(passkey.label)}</p>
          <Confirm button={t.remove} grave send={remove} />
        </div>
      )}
    </li>
  );
}

function Add({ again }: { again: () => void }) {
  const [label, setLabel] = useState(deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  return (
    <AccountForm button={t.add} send={() => passkeys.add(label.trim(), password).then(again)}>
      <Field label={t.label} value={label} change={setLabel} />
      <Field
        label={meWords.oldPassword}
        type="password"
        autocomplete="current-password"
        value={password}
        change={setPassword}
      />
    </AccountForm>
  );
}

/** Signing in with a device that knows who its owner is. Nothing where the room accepts no passkeys. */
export function PasskeySignIn() {
  const { trouble, busy, run } = useAsk();
  const [areTaken, setTaken] = useState(false);
  useEffect(() => {
    passkeys.areTaken().then(setTaken, () => setTaken(false));
  }, []);
  if (!areTaken) return null;
  return (
    <div class="passkey-sign-in">
      <p class="small muted">{t.or}</p>
      <button type="button" class="btn" disabled={busy} onClick={() => run(() => passkeys.signIn())}>
        {t.signIn}
      </button>
      <Trouble said={trouble} />
    </div>
  );
}
