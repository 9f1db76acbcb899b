/** A sheet over the page: the browser's own dialog, so that Esc, focus and screen readers work. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../text/words';

export function Dialog({
  title,
  close,
  children,
  kind = '',
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  kind?: string;
}) {
  const box = useRef<HTMLDialogElement>(null);
  // Before it is painted: a sheet that exists but is not open yet receives no keys.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={`sheet ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="btn quiet" onClick={close}>
            {words.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
