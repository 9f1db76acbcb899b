import { locale } from './language';
import { words } from './words';

/** A number as it is written where this person reads. */
export const figure = (number: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  }).format(number);

/** Money is whole cents; people read dollars, with cents only when there are some. */
export function money(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '−' : ''}$${size % 100 ? figure(size / 100, 2) : figure(size / 100)}`;
}

/** With a sign always, for what was won or lost. */
export function signed(cents: number, written = money): string {
  return cents > 0 ? `+${written(cents)}` : written(cents);
}

/** From the least to the most, where there is one. */
export function limits(minCents: number, maxCents = Infinity): string {
  if (minCents === maxCents) return money(minCents);
  return Number.isFinite(maxCents) ? `${shortly(minCents)}–${shortly(maxCents)}` : words.andUp(shortly(minCents));
}

const UNITS: [number, string][] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
];

/** The same where there is little room: ten millions and more by their first three figures, rounded down. */
export function shortly(cents: number): string {
  const dollars = Math.trunc(Math.abs(cents) / 100);
  const unit = dollars >= 1e7 ? UNITS.find(([size]) => dollars >= size) : undefined;
  if (!unit) return money(cents);
  const whole = Math.floor((dollars * 100) / unit[0]) / 100;
  const digits = whole >= 100 ? 0 : whole >= 10 ? 1 : 2;
  const factor = 10 ** digits;
  return `${cents < 0 ? '−' : ''}$${figure(Math.floor(whole * factor) / factor, digits)}${unit[1]}`;
}
