/** Money is whole cents; people read dollars, with cents only when there are some. */
export function money(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US');
  const rest = Math.abs(cents) % 100;
  return `${cents < 0 ? '−' : ''}$${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** With a sign always, for what was won or lost. */
export function signed(cents: number): string {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}
