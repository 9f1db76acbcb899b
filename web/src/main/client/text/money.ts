/** Money is whole cents; people read dollars, with cents only when there are some. */
export function money(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '−' : ''}$${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** With a sign always, for what was won or lost. */
export function signed(cents: number, written = money): string {
  return cents > 0 ? `+${written(cents)}` : written(cents);
}

/** From the least to the most, where there is one. */
export function limits(minCents: number, maxCents = Infinity): string {
  if (minCents === maxCents) return money(minCents);
  return Number.isFinite(maxCents) ? `${shortly(minCents)}–${shortly(maxCents)}` : `${shortly(minCents)} and up`;
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
  return `${cents < 0 ? '−' : ''}$${(Math.floor(whole * factor) / factor).toFixed(digits)}${unit[1]}`;
}
