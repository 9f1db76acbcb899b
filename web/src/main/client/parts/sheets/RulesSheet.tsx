/** The rules over the table: the reader keeps their seat and connection. */
import { useReading } from '../../state/readerPresence';
import { words } from '../../text/words';
import { RulesText } from '../rules/RulesText';
import { Dialog } from './Dialog';

export function RulesSheet({ id, invite, close }: { id: number; invite: string; close: () => void }) {
  useReading(true);
  return (
    <Dialog title={words.rulesPage.title} close={close} kind="rules-sheet">
      <RulesText id={id} invite={invite} />
    </Dialog>
  );
}
