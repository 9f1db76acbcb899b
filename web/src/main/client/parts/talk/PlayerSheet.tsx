/** Somebody at my table: my note on them, which can be edited here, and whether they are muted. */
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../state/api';
import { kept, noteOn, readKept } from '../../state/notesAndMutes';
import { mute, muted } from '../../state/talk';
import { useValue } from '../../state/watchedValue';
import { mineWords as t } from '../../text/mineWords';
import { talkWords } from '../../text/talkWords';
import { words } from '../../text/words';
import { Dialog } from '../sheets/Dialog';

export function PlayerSheet({ name, close }: { name: string; close: () => void }) {
  const all = useValue(kept);
  const [trouble, setTrouble] = useState('');
  const act = (doing: Promise<void>, then: () => void) =>
    void doing.then(then, (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room));
  useEffect(() => {
    if (!all) act(readKept(), () => {});
  }, []);
  const note = all?.notes.find(({ about }) => about === name)?.text ?? '';
  return (
    <Dialog title={name} close={close} kind="player-sheet">
      {trouble && (
        <p class="notice bad" role="alert">
          {trouble}
        </p>
      )}
      {all && <NoteForm note={note} lengthMax={all.noteLengthMax} keep={(text) => act(noteOn(name, text), close)} />}
      <Hearing name={name} act={act} />
    </Dialog>
  );
}

function NoteForm({ note, lengthMax, keep }: { note: string; lengthMax: number; keep: (text: string) => void }) {
  const [text, setText] = useState(note);
  const submit = (event: Event) => {
    event.preventDefault();
    keep(text);
  };
  return (
    <form class="form" onSubmit={submit}>
      <label class="field">
        {t.note}
        <textarea
          value={text}
          rows={4}
          required={!note}
          maxLength={lengthMax}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="small muted">{t.notesLead}</p>
      <p class="row">
        <button type="submit" class="btn primary">
          {t.keep}
        </button>
        {note && (
          <button type="button" class="btn quiet" onClick={() => keep('')}>
            {t.remove}
          </button>
        )}
      </p>
    </form>
  );
}

function Hearing({ name, act }: { name: string; act: (doing: Promise<void>, then: () => void) => void }) {
  const off = useValue(muted).includes(name);
  return (
    <button type="button" class="btn" data-mute={off} onClick={() => act(mute(name, !off), () => {})}>
      {off ? talkWords.unmute(name) : talkWords.muteWho(name)}
    </button>
  );
}
