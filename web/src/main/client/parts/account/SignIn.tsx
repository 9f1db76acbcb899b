/** Signing in, creating an account, and recovering one with a recovery code. */

import { useState } from 'preact/hooks';
import { account } from '../../state/account';
import { Refused } from '../../state/api';
import { handOverMutes } from '../../state/talk';
import { meWords } from '../../text/meWords';
import { AccountForm, Field } from './AccountForm';
import { PasskeySignIn } from './PasskeyList';

const t = meWords;
type Way = 'signIn' | 'signUp' | 'recover';
const WAYS: Way[] = ['signIn', 'signUp', 'recover'];

interface ComeInProps {
  codes: (codes: string[]) => void;
  lead?: string;
}

export function ComeIn({ codes, lead = t.lead }: ComeInProps) {
  const [way, setWay] = useState<Way>('signIn');
  return (
    <section class="panel">
      <p class="muted">{lead}</p>
      <div class="segments" role="radiogroup" aria-label={t.ways}>
        {WAYS.map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
            <span>{t[one]}</span>
          </label>
        ))}
      </div>
      {way === 'signIn' && <SignIn />}
      {way === 'signIn' && <PasskeySignIn />}
      {way === 'signUp' && <SignUp named codes={codes} />}
      {way === 'recover' && <Recover />}
    </section>
  );
}

function SignIn() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const send = () =>
    account.signIn(name.trim(), password, code).catch((no: unknown) => {
      if (asked || !(no instanceof Refused) || no.refusal.rule !== 'ROOM-SECOND') throw no;
      // The password was right; the second factor is asked for, and nothing is wrong.
      setAsked(true);
    });
  return (
    <AccountForm button={t.signIn} send={send}>
      <Field label={t.name} autocomplete="username" value={name} change={setName} />
      <Field
        label={t.password}
        type="password"
        autocomplete="current-password"
        value={password}
        change={setPassword}
      />
      {asked && (
        <Field
          label={t.second}
          hint={t.secondHint}
          autocomplete="one-time-code"
          inputMode="numeric"
          value={code}
          change={setCode}
          focused
        />
      )}
    </AccountForm>
  );
}

/** For a guest who keeps the name, or for somebody new. */
export function SignUp({ named, codes }: { named: boolean; codes: (codes: string[]) => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const send = async () => {
    const made = await account.signUp(name.trim(), password);
    codes(made);
    void handOverMutes();
  };
  return (
    <AccountForm button={named ? t.signUp : t.keepButton} send={send}>
      {named && <Field label={t.name} autocomplete="username" value={name} change={setName} />}
      <Field
        label={t.newPassword}
        hint={t.passwordHint}
        type="password"
        autocomplete="new-password"
        value={password}
        change={setPassword}
      />
    </AccountForm>
  );
}

function Recover() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm button={t.recoverButton} send={() => account.recover(name.trim(), code, password)}>
      <p class="small muted">{t.recoverLead}</p>
      <Field label={t.name} autocomplete="username" value={name} change={setName} />
      <Field label={t.code} value={code} change={setCode} />
      <Field
        label={t.newPassword}
        hint={t.passwordHint}
        type="password"
        autocomplete="new-password"
        value={password}
        change={setPassword}
      />
    </AccountForm>
  );
}
