/** What the parts of a felt are told of the state. */

import { decidedBy } from '../../state/potsInMiddle';
import { cardKey } from '../../state/reveal';
import { isPaying, paidNow } from '../../state/settlingView';
import { isShown, type TableState } from '../../state/table';
import type { Result } from '../../wire/tableTypes';
import type { Felt } from './feltContext';

export function feltOf(
  now: TableState,
  me: string,
  why: Result | null,
  openWhy: Felt['openWhy'],
  clause: Felt['clause'],
  meet: Felt['meet'] = null,
): Felt {
  const down = faceDown(now);
  return {
    cards: now.zones.table.cards,
    me,
    areas: now.zones.table.wagers,
    marks: marksOf(now),
    why,
    openWhy,
    clause,
    meet,
    motion: (key) => {
      const at = now.plan.at.get(key);
      if (at === undefined) return 'lies';
      return at > now.step ? 'hidden' : 'fresh';
    },
    paying: isPaying(now) ? { order: paidNow(now)?.order ?? 0 } : null,
    wasThere: (key) => down.has(key),
  };
}

const marksOf = (now: TableState) => (isShown(now) ? decidedBy(now.zones) : new Map<string, string[]>());

function faceDown(now: TableState): Set<string> {
  const keys = new Set<string>();
  const note = (position: string, hand: number, cards: string[]) => {
    for (const [i, face] of cards.entries()) if (face === '??') keys.add(cardKey(position, hand, i));
  };
  if (now.before.bank) note('bank', 0, now.before.bank.hand.cards);
  for (const spot of now.before.positions)
    for (const [h, hand] of spot.hands.entries()) note(spot.position, h, hand.cards);
  return keys;
}
