/** One line: where I am, what I have, whether I am connected. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Connection } from '../../state/tableConnection';
import { words } from '../../text/words';
import { LazySheet, loadSettings } from '../sheets/LazySheet';

export interface TopBarProps {
  back?: boolean;
  where?: ComponentChildren;
  here?: string;
  connection?: Connection;
  children?: ComponentChildren;
}

export function TopBar({ back = false, where, here = '', connection, children }: TopBarProps) {
  return (
    <header class={`topbar ${back ? 'at-table' : ''}`}>
      <a class="brand" href="/" aria-label={words.brand}>
        {words.brand}
      </a>
      {back ? <Back /> : <Nav here={here} />}
      {where && <div class="where">{where}</div>}
      <span class="grow" />
      {connection && (
        <span class="online" data-is={connection}>
          {words.connection[connection]}
        </span>
      )}
      {children}
      <Gear />
    </header>
  );
}

function Back() {
  return (
    <a class="back" href="/" aria-label={words.nav.back}>
      ‹
    </a>
  );
}

function Nav({ here }: { here: string }) {
  const link = (to: string, id: string, text: string) => (
    <a href={to} aria-current={here === id ? 'page' : undefined}>
      {text}
    </a>
  );
  return (
    <nav class="nav" aria-label={words.brand}>
      {link('/', 'lobby', words.nav.lobby)}
      {link('/history', 'history', words.nav.history)}
      {link('/book', 'book', words.nav.book)}
      {link('/lab', 'lab', words.nav.lab)}
      {link('/me', 'me', words.nav.me)}
    </nav>
  );
}

function Gear() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn small gear" aria-label={words.settings.title} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M3 5.5h7m4 0h3M3 14.5h3m4 0h7" stroke-width="1.6" />
          <circle cx="12" cy="5.5" r="2" stroke-width="1.6" />
          <circle cx="8" cy="14.5" r="2" stroke-width="1.6" />
        </svg>
      </button>
      {open && <LazySheet load={loadSettings} of={{ close: () => setOpen(false) }} />}
    </>
  );
}

interface BannerProps {
  connection: Connection;
  retry: () => void;
  loaded: boolean;
}

export function OfflineBanner({ connection, retry, loaded }: BannerProps) {
  return (
    <div role="status">
      {connection === 'offline' && loaded && (
        <div class="banner">
          <span>{words.connection.banner}</span>
          <button type="button" class="btn small" onClick={retry}>
            {words.connection.retry}
          </button>
        </div>
      )}
    </div>
  );
}
