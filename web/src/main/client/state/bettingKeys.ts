/** `1`–`5` add chips, arrows choose the area, Backspace takes back, `R` repeats, `X` doubles, `B` bets. */
import { useEffect, useRef } from 'preact/hooks';
import type { Betting } from './betting';
import { typing } from './choiceKeys';
import { placeOf } from './laidOutChips';

export function useBettingKeys(betting: Betting): void {
  const now = useRef(betting);
  now.current = betting;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const idle = !now.current.bets.length || now.current.asking;
      if (idle || typing(event) || document.querySelector('dialog[open]')) return;
      if (handled(event.key, now.current)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function handled(key: string, betting: Betting): boolean {
  const chip = /^[1-9]$/.test(key) ? betting.chips[Number(key) - 1] : undefined;
  if (chip) betting.add(chip);
  else if (key === 'ArrowRight' || key === 'ArrowLeft') step(betting, key === 'ArrowRight' ? 1 : -1);
  else if (key === 'Backspace') betting.takeBack();
  else if (key === 'b' && betting.total > 0) betting.bet();
  else if (key.toLowerCase() === 'r' && betting.last.size) betting.same(1);
  else if (key.toLowerCase() === 'x' && (betting.staged.size || betting.last.size)) betting.same(2);
  else return false;
  return true;
}

function step(betting: Betting, by: number): void {
  const drawn = betting.circles.drawn.flatMap((circle) => circle.bets);
  const at = drawn.findIndex((bet) => betting.chosen && placeOf(bet) === placeOf(betting.chosen));
  const next = drawn[(at + by + drawn.length) % drawn.length];
  if (next) betting.choose(next);
}
