/** Cards being chosen for a decision that asks for some: marked by a tap, by arrows and Space, sent with it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardPick, Choice, Face } from '../wire/tableTypes';
import { typing } from './choiceKeys';

export interface Pick {
  choice: Choice;
  from: Face[];
  chosen: Face[];
  toggle: (face: Face) => void;
  /** The hand marks its own cards; otherwise they are drawn beside the decision. */
  inHand: boolean;
}

/**
 * The first decision that asks for cards, and what is chosen for it so far. What others do meanwhile takes nothing
 * back: where everybody discards at once, the same decision is offered again after each of them.
 */
export function usePick(acts: Choice[], round: number, hand: Face[]): Pick | null {
  const choice = acts.find((act) => act.cards);
  const pick = choice?.cards;
  const decision = `${round} ${choice?.id}@${choice?.position} ${pick?.from.join(' ')}`;
  const [marked, mark] = useState<{ decision: string; faces: Face[] }>({ decision, faces: [] });
  const chosen = marked.decision === decision ? marked.faces : [];
  const toggle = (face: Face) => pick && mark({ decision, faces: toggled(pick, chosen, face) });
  usePickKeys(choice !== undefined);
  if (!choice || !pick) return null;
  return { choice, from: pick.from, chosen, toggle, inHand: pick.from.every((face) => hand.includes(face)) };
}

function toggled(pick: CardPick, chosen: Face[], face: Face): Face[] {
  if (chosen.includes(face)) return chosen.filter((one) => one !== face);
  if (chosen.length < pick.max) return [...chosen, face];
  return pick.max === 1 ? [face] : chosen;
}

/** Left and right go from card to card; Space marks the one in focus, as it does for any button. */
function usePickKeys(picking: boolean): void {
  const now = useRef(picking);
  now.current = picking;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ' ': 0 }[event.key];
      if (step === undefined || !now.current || typing(event) || document.querySelector('dialog[open]')) return;
      const cards = [...document.querySelectorAll<HTMLElement>('.pickable')];
      const at = cards.indexOf(document.activeElement as HTMLElement);
      if (step === 0 && document.activeElement !== document.body && document.activeElement?.id !== 'dock') return;
      const next = cards[at < 0 ? (step < 0 ? cards.length - 1 : 0) : (at + step + cards.length) % cards.length];
      if (!next) return;
      event.preventDefault();
      next.focus();
      if (step === 0) next.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
