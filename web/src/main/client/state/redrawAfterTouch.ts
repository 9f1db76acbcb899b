/** Nothing is redrawn under a finger: between its touch and the click that follows, a button keeps its place. */

/** A click comes this long after the finger is lifted, at the latest. */
const CLICK_MS = 350;
/** A finger resting on a list to scroll it must not hold up updates forever. */
const LONGEST_MS = 1500;

let busyUntil = 0;
const waiting = new Set<() => void>();

const busy = (): boolean => performance.now() < busyUntil;

function until(ms: number): void {
  busyUntil = performance.now() + ms;
  setTimeout(release, ms + 10);
}

function release(): void {
  if (busy()) return;
  const due = [...waiting];
  waiting.clear();
  for (const draw of due) draw();
}

addEventListener('pointerdown', () => until(LONGEST_MS), true);
addEventListener('pointerup', () => until(CLICK_MS), true);
addEventListener('pointercancel', () => until(0), true);
addEventListener('click', () => until(0), true);

/** Draws now, or once the finger that is down has finished its tap. */
export function whenCalm(draw: () => void): void {
  if (busy()) waiting.add(draw);
  else draw();
}
