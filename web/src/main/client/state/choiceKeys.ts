/** Which letter means which choice. A letter never moves from one choice to another while a table is open. */
import type { Choice } from '../wire/tableTypes';

/** Letters people know from the table; any other choice takes a letter of its own label that none of these uses. */
const KNOWN: Record<string, string> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  surrender: 'u',
  insurance: 'i',
  play: 'p',
  fold: 'f',
  check: 'c',
  call: 'c',
  bet: 'b',
  raise: 'a',
  'bring-in': 'b',
  complete: 'a',
  draw: 'd',
  discard: 'd',
  kill: 'k',
  'let-live': 'n',
  show: 's',
  muck: 'm',
  done: 'd',
  'take-bank': 't',
  'pass-bank': 'p',
  'no-insurance': 'n',
  'even-money': 'e',
};
const RESERVED = new Set([...Object.values(KNOWN), 'r', 'x', 'w', 'l', 'o']);

export class Letters {
  private readonly own = new Map<string, string>();

  of(choice: Choice): string {
    const known = KNOWN[choice.id] ?? this.own.get(choice.id);
    if (known !== undefined) return known;
    const taken = new Set([...RESERVED, ...this.own.values()]);
    const letter = [...choice.label.toLowerCase()].find((c) => c >= 'a' && c <= 'z' && !taken.has(c)) ?? '';
    this.own.set(choice.id, letter);
    return letter;
  }
}

export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    !!target?.closest?.('input:not([type="checkbox"]):not([type="radio"]), select, textarea') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  );
}
