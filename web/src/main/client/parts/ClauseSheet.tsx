/** A clause to read: its sentence, and where it stands among the rules of this table. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../state/api';
import { tablePath } from '../state/route';
import { words } from '../text/words';
import { Dialog } from './Dialog';

interface Props {
  id: string;
  table: number;
  invite: string;
  known: string;
  close: () => void;
}

export function ClauseSheet({ id, table, invite, known, close }: Props) {
  const [sentence, setSentence] = useState(known);
  useEffect(() => {
    if (known) return;
    api.rules(table, invite).then(
      (page) =>
        setSentence(
          page.sections.flatMap((section) => section.lines).find((line) => line.rule === id)?.sentence ??
            words.rulesPage.missing,
        ),
      () => setSentence(words.rulesPage.missing),
    );
  }, [id]);
  return (
    <Dialog title={id} close={close}>
      <blockquote class="quote">{sentence}</blockquote>
      <p>
        <a href={tablePath(table, invite, '/rules')} onClick={close}>
          {words.rulesPage.title}
        </a>
      </p>
    </Dialog>
  );
}
