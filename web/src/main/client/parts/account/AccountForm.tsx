/** The small forms of the account: fields, one button, and the room's answer. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { asMyself, happened } from '../../state/account';
import { me as meValue, Refused } from '../../state/api';
import { useValue } from '../../state/watchedValue';
import { meWords } from '../../text/meWords';
import { words } from '../../text/words';

/** What somebody typed that cannot be sent. */
export class Mistyped extends Error {}

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What went wrong, for a person: the names of the room's own rules are for programs. */
export function inPlainWords(no: unknown): string {
  if (no instanceof Mistyped) return no.message;
  if (!(no instanceof Refused)) return words.error.room;
  const { rule, sentence, remedy } = no.refusal;
  return rule.startsWith('ROOM-') && sentence ? [sentence, remedy].filter(Boolean).map(ended).join(' ') : no.message;
}

/** Runs a request, and keeps its outcome. */
export function useAsk() {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const attempt = async (request: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble('');
    try {
      await asMyself(request);
    } catch (no) {
      setTrouble(inPlainWords(no));
    }
    setBusy(false);
  };
  const run = (request: () => Promise<unknown>) => void attempt(request);
  return { trouble, busy, run };
}

interface FormProps {
  button: string;
  /** It cannot be undone, and looks like it. */
  grave?: boolean;
  /** A text that it returns is shown to the person. */
  send: () => Promise<unknown>;
  children: ComponentChildren;
}

export function AccountForm({ button, grave, send, children }: FormProps) {
  const { trouble, busy, run } = useAsk();
  const [said, say] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    say('');
    run(async () => {
      const answer = await send();
      if (typeof answer === 'string') say(answer);
    });
  };
  return (
    <form onSubmit={submit}>
      {children}
      <p role="status" class="small">
        {said}
      </p>
      <Trouble said={trouble} />
      <button type="submit" class={`btn ${grave ? 'grave' : 'primary'}`} disabled={busy}>
        {button}
      </button>
    </form>
  );
}

export function Trouble({ said }: { said: string }) {
  return said ? (
    <p class="notice bad" role="alert">
      {said}
    </p>
  ) : null;
}

/** What happened to my account while this page was open: signed out elsewhere, or given other roles. */
export function Happened() {
  const what = useValue(happened);
  const who = useValue(meValue)?.csrf;
  useEffect(() => {
    if (who) happened.set('');
  }, [who]);
  return what ? (
    <p class="notice" role="alert">
      {meWords.happened[what]}
    </p>
  ) : null;
}

interface FieldProps {
  label: string;
  value: string;
  change: (value: string) => void;
  hint?: string | undefined;
  type?: string;
  autocomplete?: string;
  optional?: boolean;
  inputMode?: 'numeric' | 'decimal';
  /** Takes the focus as soon as it appears. */
  focused?: boolean;
}

export function Field({
  label,
  value,
  change,
  hint,
  type = 'text',
  autocomplete = 'off',
  optional,
  inputMode,
  focused,
}: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <label class="field">
      {label}
      <input
        ref={input}
        type={type}
        value={value}
        required={!optional}
        maxLength={200}
        autocomplete={autocomplete}
        spellcheck={false}
        inputMode={inputMode}
        // The hint is inside the label, and would be read out both as part of the name and as a hint.
        aria-label={hint ? label : undefined}
        aria-describedby={hint ? id : undefined}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {hint && (
        <span class="small muted" id={id}>
          {hint}
        </span>
      )}
    </label>
  );
}

interface ConfirmProps {
  button: string;
  grave?: boolean;
  send: (password: string) => Promise<unknown>;
}

/** A form that only asks for the password again. */
export function Confirm({ button, grave = false, send }: ConfirmProps) {
  const [password, setPassword] = useState('');
  return (
    <AccountForm button={button} grave={grave} send={() => send(password)}>
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
