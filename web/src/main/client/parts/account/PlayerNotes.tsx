/** My notes on players: added, edited and deleted; shown as plain text. */
import { useState } from 'preact/hooks';
import { mineWords as t } from '../../text/mineWords';
import type { Note } from '../../wire/mineTypes';

interface NotesProps {
  notes: Note[];
  lengthMax: number;
  keep: (about: string, text: string) => Promise<boolean>;
  forget: (about: string) => void;
}

export function PlayerNotes({ notes, lengthMax, keep, forget }: NotesProps) {
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    void keep(about.trim(), text).then((kept) => {
      if (!kept) return;
      setAbout('');
      setText('');
    });
  };
  const edit = (note: Note) => {
    setAbout(note.about);
    setText(note.text);
  };
  return (
    <section class="panel notes">
      <h2>{t.notes}</h2>
      <p class="small muted">
        {t.notesLead} {t.notesBots}
      </p>
      <NoteForm {...{ about, setAbout, text, setText, lengthMax, submit }} />
      {notes.length > 0 && (
        <ul class="me-list">
          {notes.map((note) => (
            <Kept key={note.about} note={note} edit={edit} forget={forget} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface FormProps {
  about: string;
  setAbout: (name: string) => void;
  text: string;
  setText: (text: string) => void;
  lengthMax: number;
  submit: (event: Event) => void;
}

function NoteForm({ about, setAbout, text, setText, lengthMax, submit }: FormProps) {
  return (
    <form class="form" onSubmit={submit}>
      <label class="field">
        {t.about}
        <input value={about} required maxLength={20} onInput={(event) => setAbout(event.currentTarget.value)} />
      </label>
      <label class="field">
        {t.note}
        <textarea
          value={text}
          required
          rows={2}
          maxLength={lengthMax}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {t.keep}
      </button>
    </form>
  );
}

function Kept({ note, edit, forget }: { note: Note; edit: (note: Note) => void; forget: NotesProps['forget'] }) {
  return (
    <li>
      <div>
        <b>{note.about}</b>
        <p class="note-text">{note.text}</p>
      </div>
      <p class="row">
        <button type="button" class="btn small" aria-label={t.editWhat(note.about)} onClick={() => edit(note)}>
          {t.edit}
        </button>
        <button
          type="button"
          class="btn small quiet"
          aria-label={t.removeWhat(note.about)}
          onClick={() => forget(note.about)}
        >
          {t.remove}
        </button>
      </p>
    </li>
  );
}
