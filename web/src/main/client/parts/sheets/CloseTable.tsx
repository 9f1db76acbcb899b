/** Lets whoever opened a table close it; everybody there gets their chips back. */
import { useState } from 'preact/hooks';
import { words } from '../../text/words';
import { LazySheet, loadClosing } from './LazySheet';

export function CloseTable({ id, invite }: { id: number; invite: string }) {
  const [asks, ask] = useState(false);
  return (
    <>
      <button type="button" class="btn small" data-choice="close-table" onClick={() => ask(true)}>
        {words.closing.button}
      </button>
      {asks && <LazySheet load={loadClosing} of={{ id, invite, close: () => ask(false) }} />}
    </>
  );
}
