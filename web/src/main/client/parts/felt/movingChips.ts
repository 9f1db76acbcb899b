/** Chips moving from the bank or the pot to the winner, or from a loser to the bank. */
import { useEffect } from 'preact/hooks';
import { DENOMINATIONS } from '../../state/chips';
import { seatOf } from '../../state/choices';
import { reducedMotion } from '../../state/settings';
import { paidNow } from '../../state/settlingView';
import { speed } from '../../state/storyPace';
import type { TableState } from '../../state/table';
import type { Result } from '../../wire/tableTypes';

const FLIGHT_MS = 460;
const APART_MS = 80;
const CHIPS_MAX = 3;

/** Each wager's chips set out in its turn. */
export function useTravel(now: TableState, me: string): void {
  const paid = paidNow(now);
  useEffect(() => {
    if (paid && !reducedMotion()) travel(paid, me);
  }, [paid?.order, paid?.position, now.plan]);
}

function travel(result: Result, me: string): void {
  const felt = document.querySelector<HTMLElement>('.felt');
  const middle = felt?.querySelector('.bank, .pot-total');
  const owner = felt?.querySelector(
    result.bettor === me ? '.hero' : `[data-seat="${seatOf(result.position)}"] .plate`,
  );
  if (!felt || !middle || !owner || result.amountCents === 0) return;
  if (result.word === 'win') fly(felt, middle, owner, result.amountCents);
  if (result.word === 'lose') fly(felt, owner, middle, result.amountCents);
}

function fly(felt: HTMLElement, from: Element, to: Element, cents: number): void {
  const box = felt.getBoundingClientRect();
  const zoom = (felt as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${(left - box.left + width / 2) / zoom - 15}px ${(top - box.top + height / 2) / zoom - 15}px`;
  };
  const path = [{ translate: at(from) }, { translate: at(to) }];
  for (const [i, value] of chipsOf(Math.abs(cents)).entries()) {
    const chip = document.createElement('i');
    chip.className = 'chip travels';
    chip.dataset.v = String(value / 100);
    chip.setAttribute('aria-hidden', 'true');
    chip.textContent = value >= 100000 ? `${value / 100000}k` : String(value / 100);
    felt.append(chip);
    const pace = Math.max(0.2, Math.min(1, speed()));
    const options = { duration: FLIGHT_MS * pace, delay: i * APART_MS * pace, fill: 'both' } as const;
    const gone = () => chip.remove();
    chip.animate(path, { ...options, easing: 'cubic-bezier(.3, .1, .2, 1)' }).finished.then(gone, gone);
  }
}

/** The largest chips first, and no more than a hand would push at once. */
function chipsOf(cents: number): number[] {
  const chips: number[] = [];
  let left = cents;
  for (const value of [...DENOMINATIONS].reverse())
    for (; left >= value && chips.length < CHIPS_MAX; left -= value) chips.push(value);
  return chips.length ? chips : [DENOMINATIONS[0]!];
}
