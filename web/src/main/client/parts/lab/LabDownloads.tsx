/** What a person can take from the lab: a link, files, a printout. */
import { useState } from 'preact/hooks';
import { save } from '../../state/labAnswer';
import { type LabQuestion, parPath, pdfPath, rulePath, sheetPath } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import { words } from '../../text/words';
import type { House } from '../../wire/lobbyTypes';

interface Props {
  asked: LabQuestion;
  /** The houses that are shown or could be. */
  names: House[];
}

export function LabDownloads({ asked, names }: Props) {
  const [copied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState('');
  const copy = () => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  const called = (id: string) => names.find((one) => one.id === id)?.name ?? id;
  return (
    <div class="lab-take">
      <button type="button" class="btn" onClick={copy}>
        {copied ? t.copied : t.link}
      </button>
      <Files asked={asked} called={called} setTrouble={setTrouble} />
      <a class="btn" href={`/learn?house=${asked.house}&game=${asked.game}`}>
        {t.practise}
      </a>
      <button type="button" class="btn" onClick={() => print()}>
        {t.print}
      </button>
      {trouble && (
        <p class="field-trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface FilesProps {
  asked: LabQuestion;
  called: (house: string) => string;
  setTrouble: (trouble: string) => void;
}

function Files({ asked, called, setTrouble }: FilesProps) {
  const file = { asked, setTrouble };
  return (
    <>
      <File {...file} path={parPath(asked, asked.house)} house={asked.house} ending="par.html" long={!!asked.versus}>
        {asked.versus ? `${t.par}, ${called(asked.house)}` : t.par}
      </File>
      {asked.versus && (
        <File {...file} path={parPath(asked, asked.versus)} house={asked.versus} ending="par.html" long>
          {`${t.par}, ${called(asked.versus)}`}
        </File>
      )}
      <File {...file} path={pdfPath(asked, asked.house)} house={asked.house} ending="par.pdf">
        {t.pdf}
      </File>
      <File {...file} path={rulePath(asked)} house={asked.house} ending="yaml">
        {t.ruleSheet}
      </File>
      <File {...file} path={sheetPath(asked, asked.house)} house={asked.house} ending="json">
        {t.json}
      </File>
    </>
  );
}

interface FileProps {
  asked: LabQuestion;
  path: string;
  house: string;
  ending: string;
  /** Whether it names its house, since two are shown. */
  long?: boolean;
  setTrouble: (trouble: string) => void;
  children: string;
}

/** A PAR sheet takes the room a few seconds: every split is followed to its end. */
function File({ asked, path, house, ending, long = false, setTrouble, children }: FileProps) {
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    setTrouble('');
    save(path, `${house}-${asked.game}.${ending}`)
      .catch((no: unknown) => setTrouble(no instanceof Error && no.name === 'Error' ? no.message : words.error.room))
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" class={`btn ${long ? 'long' : ''}`} disabled={busy} aria-busy={busy} onClick={take}>
      {busy ? t.writing : children}
    </button>
  );
}
