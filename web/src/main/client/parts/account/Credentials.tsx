/** My credentials: password, recovery codes, passkeys, second factor. */

import { useState } from 'preact/hooks';
import { account } from '../../state/account';
import { meWords } from '../../text/meWords';
import { passkeyWords } from '../../text/passkeyWords';
import type { Account, SecondOffer } from '../../wire/lobbyTypes';
import { QrCode } from '../sheets/QrCode';
import { AccountForm, Confirm, Field } from './AccountForm';
import { PasskeyList } from './PasskeyList';

const t = meWords;

interface SecurityProps {
  mine: Account;
  again: () => void;
  codes: (codes: string[]) => void;
}

export function Credentials({ mine, again, codes }: SecurityProps) {
  return (
    <section class="panel">
      <h2>{t.security}</h2>
      <details>
        <summary>{t.change}</summary>
        <ChangePassword again={again} />
      </details>
      <details>
        <summary>{t.newCodes}</summary>
        <p class="small muted">
          {t.codesLeft(mine.codesLeft)} {t.newCodesLead}
        </p>
        <Confirm button={t.newCodes} send={(password) => account.codes(password).then(codes).then(again)} />
      </details>
      <details>
        <summary>{passkeyWords.title}</summary>
        <PasskeyList mine={mine} again={again} />
      </details>
      <details>
        <summary>{t.secondTitle}</summary>
        <p class="small muted">{mine.second ? t.secondOn : t.secondOff}</p>
        {mine.second ? (
          <Confirm button={t.turnOff} send={(password) => account.dropSecond(password).then(again)} />
        ) : (
          <TurnOn again={again} />
        )}
      </details>
    </section>
  );
}

function ChangePassword({ again }: { again: () => void }) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const done = () => {
    setOld('');
    setFresh('');
    again();
    return t.changed;
  };
  return (
    <AccountForm button={t.change} send={() => account.password(old, fresh).then(done)}>
      <Field label={t.oldPassword} type="password" autocomplete="current-password" value={old} change={setOld} />
      <Field
        label={t.newPassword}
        hint={t.passwordHint}
        type="password"
        autocomplete="new-password"
        value={fresh}
        change={setFresh}
      />
    </AccountForm>
  );
}

function TurnOn({ again }: { again: () => void }) {
  const [offer, setOffer] = useState<SecondOffer | null>(null);
  const [code, setCode] = useState('');
  if (!offer) return <Confirm button={t.turnOn} send={(password) => account.offerSecond(password).then(setOffer)} />;
  return (
    <AccountForm button={t.confirm} send={() => account.takeSecond(offer.offer, code).then(again)}>
      <p>{t.secondAdd}</p>
      <QrCode text={offer.link} label={t.secondCode} />
      <p class="secret">{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <p>
        <a href={offer.link}>{t.secondOpen}</a>
      </p>
      <Field label={t.second} autocomplete="one-time-code" inputMode="numeric" value={code} change={setCode} />
    </AccountForm>
  );
}
