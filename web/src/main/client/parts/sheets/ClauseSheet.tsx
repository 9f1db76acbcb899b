/** A clause to read: its sentence, and where it stands among the rules of the table it was played at. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { tablePath } from '../../state/route';
import { words } from '../../text/words';
import { ClauseText } from '../rules/ClauseText';
import { Dialog } from './Dialog';

interface Props {
  id: string;
  /** What it says, where that was sent along. */
  known?: string;
  /** The table with these rules; a hand from a file has none. */
  rulesOf?: { id: number; invite: string };
  close: () => void;
}

export function ClauseSheet({ id, known = '', rulesOf, close }: Props) {
  const [found, setFound] = useState('');
  useEffect(() => {
    setFound('');
    if (known || !rulesOf) return;
    api.rules(rulesOf.id, rulesOf.invite).then(
      (page) =>
        setFound(
          page.sections.flatMap((section) => section.lines).find((line) => line.rule === id)?.sentence ??
            words.rulesPage.missing,
        ),
      () => setFound(words.rulesPage.missing),
    );
  }, [id, known]);
  return (
    <Dialog title={id} close={close}>
      <blockquote class="quote">
        <ClauseText id={id} sentence={known || found} />
      </blockquote>
      {rulesOf && (
        <p>
          <a href={tablePath(rulesOf.id, rulesOf.invite, '/rules')} onClick={close}>
            {words.rulesPage.title}
          </a>
        </p>
      )}
    </Dialog>
  );
}
