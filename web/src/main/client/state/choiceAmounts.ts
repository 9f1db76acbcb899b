/** How much each decision stands for, until it is taken: up and down change the one that asks. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AmountRange, Choice } from '../wire/tableTypes';
import { typing } from './choiceKeys';

export interface Amounts {
  of: (choice: Choice) => number;
  set: (choice: Choice, cents: number) => void;
}

/** The least plus whole steps, or the most. */
export function snap(range: AmountRange, cents: number): number {
  const step = Math.max(1, range.stepCents);
  if (cents >= range.maxCents) return range.maxCents;
  return Math.max(range.minCents, range.minCents + Math.floor((cents - range.minCents) / step) * step);
}

/** One step further, even from a maximum that is not a whole step. */
export function stepped(range: AmountRange, cents: number, by: number): number {
  const step = Math.max(1, range.stepCents);
  const uneven = cents === range.maxCents && (cents - range.minCents) % step !== 0;
  return snap(range, by < 0 && uneven ? cents - 1 : cents + by * step);
}

/** Least, half and most, where they differ. */
export function presets(range: AmountRange): number[] {
  const half = snap(range, (range.minCents + range.maxCents) / 2);
  return [...new Set([range.minCents, half, range.maxCents])];
}

const isRange = ({ amount }: Choice): boolean => !!amount && amount.minCents < amount.maxCents;

/** A new turn begins with what the room suggests. */
export function useAmounts(acts: Choice[], turn: string): Amounts {
  const [chosen, choose] = useState<{ turn: string; cents: Map<string, number> }>({ turn, cents: new Map() });
  const key = ({ id, position }: Choice) => `${id}@${position}`;
  const cents = chosen.turn === turn ? chosen.cents : new Map<string, number>();
  const amounts: Amounts = {
    of: (choice) => cents.get(key(choice)) ?? choice.amount?.suggestedCents ?? 0,
    set: (choice, value) => choose({ turn, cents: new Map(cents).set(key(choice), value) }),
  };
  useArrows(acts.find(isRange), amounts);
  return amounts;
}

function useArrows(choice: Choice | undefined, amounts: Amounts): void {
  const now = useRef({ choice, amounts });
  now.current = { choice, amounts };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const one = now.current.choice;
      if (!by || !one?.amount || typing(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      now.current.amounts.set(one, stepped(one.amount, now.current.amounts.of(one), by));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
