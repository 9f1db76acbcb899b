/** Below the felt: whose turn it is, the clock, and what can be done. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Head } from '../../state/statusLine';
import type { Clock } from '../../wire/tableTypes';
import { ClockFace } from './ClockFace';

export interface DockProps {
  head: Head;
  clock: Clock | null;
  at: number;
  /** Whether the clock running is mine. */
  mine: boolean;
  /** The text above the line, and at its end. */
  above?: ComponentChildren;
  end?: ComponentChildren;
  children: ComponentChildren;
}

export function Dock({ head, clock, at, mine, above, end, children }: DockProps) {
  const box = useRef<HTMLElement>(null);
  useHome(box);
  return (
    <section class="dock" aria-label={head.text} tabIndex={-1} id="dock" ref={box}>
      {above}
      <div class="turnline">
        {clock && <ClockFace clock={clock} at={at} mine={mine} />}
        <div class="said">
          <b class={head.tone}>{head.text}</b>
          {head.detail && <span class="muted">{head.detail}</span>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}

/** When the focused button is gone, the next Tab continues from the bar and not from the top of the page. */
function useHome(box: { current: HTMLElement | null }): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = () => {
      if (document.activeElement !== document.body) inside.current = !!box.current?.contains(document.activeElement);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (inside.current && lost) box.current?.focus({ preventScroll: true });
  });
}
