/** Below the felt: whose turn it is, the clock, and what can be done. */
import type { ComponentChildren } from 'preact';
import type { Head } from '../state/turn';
import { words } from '../text/words';
import type { Clock } from '../wire/table';
import { ClockFace } from './ClockFace';

export interface DockProps {
  head: Head;
  clock: Clock | null;
  at: number;
  children: ComponentChildren;
}

export function Dock({ head, clock, at, children }: DockProps) {
  const bank = clock && clock.bankMs > 0 ? words.table.timeBank(Math.round(clock.bankMs / 1000)) : '';
  return (
    <section class="dock" aria-label={head.text} tabIndex={-1} id="dock">
      <div class="turnline">
        {clock && <ClockFace clock={clock} at={at} />}
        <div>
          <b class={head.tone}>{head.text}</b>
          <span class="muted">{[head.detail, bank].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      {children}
    </section>
  );
}
