/** Amounts and minutes as people type them. Null for what could be read in two ways, such as `12,50`. */

export function centsTyped(text: string): number | null {
  const plain = text.replace(/[$\s]/g, '');
  const isAmount = /^(\d{1,8}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain);
  return isAmount ? Math.round(Number(plain.replaceAll(',', '')) * 100) : null;
}

export function minutesTyped(text: string): number | null {
  const plain = text.trim();
  return /^\d{1,4}$/.test(plain) && Number(plain) <= 24 * 60 ? Number(plain) : null;
}
