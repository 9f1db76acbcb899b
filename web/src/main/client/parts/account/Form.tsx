/** The small forms of the account: fields, one button, and what the room said to it. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Refused } from '../../state/api';
import { meWords } from '../../text/meWords';
import { words } from '../../text/words';

/** Runs a request, and keeps what became of it. */
export function useAsk() {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const run = (request: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble('');
    request()
      .catch((no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room))
      .finally(() => setBusy(false));
  };
  return { trouble, busy, run };
}

interface FormProps {
  button: string;
  send: () => Promise<unknown>;
  children: ComponentChildren;
}

export function Form({ button, send, children }: FormProps) {
  const { trouble, busy, run } = useAsk();
  const submit = (event: Event) => {
    event.preventDefault();
    run(send);
  };
  return (
    <form onSubmit={submit}>
      {children}
      <Trouble said={trouble} />
      <button type="submit" class="btn primary" disabled={busy}>
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

interface FieldProps {
  label: string;
  value: string;
  change: (value: string) => void;
  hint?: string;
  type?: string;
  autocomplete?: string;
  optional?: boolean;
  inputMode?: 'numeric' | 'decimal';
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
}: FieldProps) {
  const id = useId();
  return (
    <label class="field">
      {label}
      <input
        type={type}
        value={value}
        required={!optional}
        maxLength={200}
        autocomplete={autocomplete}
        spellcheck={false}
        inputMode={inputMode}
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

/** A form that only asks for the password again. */
export function Confirm({ button, send }: { button: string; send: (password: string) => Promise<unknown> }) {
  const [password, setPassword] = useState('');
  return (
    <Form button={button} send={() => send(password)}>
      <Field
        label={meWords.oldPassword}
        type="password"
        autocomplete="current-password"
        value={password}
        change={setPassword}
      />
    </Form>
  );
}
