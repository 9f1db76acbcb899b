/** Dragging a chip with mouse or finger: from the tray onto an area, from area to area, or off the felt. */
const FAR = 8;

export type Drop = (key: string | null, cents: number, from: string | null) => void;

export function startDrag(event: PointerEvent, cents: number, from: string | null, drop: Drop): void {
  if (event.button !== 0) return;
  const source = (event.currentTarget as HTMLElement).querySelector('.chip');
  if (!source) return;
  const begin = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  const moved = (now: PointerEvent) => {
    if (!ghost && Math.hypot(now.clientX - begin.x, now.clientY - begin.y) > FAR) ghost = lift(source);
    if (ghost) ghost.style.translate = `${now.clientX}px ${now.clientY}px`;
  };
  const end = (now: PointerEvent) => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    if (now.type === 'pointercancel') return;
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest<HTMLElement>('[data-place]');
    drop(under?.dataset.place ?? null, cents, from);
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function lift(source: Element): HTMLElement {
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag adds nothing more. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true), 50);
}
