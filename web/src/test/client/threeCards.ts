/** Three cards a hand, whose names are long, and three places to bet on: settled, and while the next bets are made. */
import type { Choice, Zones } from '../../main/client/wire/tableTypes';
import { anteChoices, antes, bank, bet, hand, ME, spot, why } from './banked';

/** One of us has folded. */
export const ranks: Zones = {
  ...antes,
  table: {
    ...antes.table,
    wagers: ['ante', 'play', 'pair-plus', 'six-card-bonus'].flatMap((wager) =>
      antes.table.wagers.filter((one) => one.wager === wager),
    ),
    phase: 'bank-offer',
    prompt: 'The bank is offered to Inés.',
    facts: [
      { name: 'bank-qualifies', value: 'with queen-high' },
      { name: 'action-button', value: '3' },
    ],
  },
  positions: [
    spot('1', 'Inés', { ante: 20, play: 20 }, hand('As 6s Ks', 'ace-high flush with K-6', 20)),
    spot('3', 'Omar', { ante: 20 }, hand('', '', 0)),
    spot('4', 'Walter', { ante: 20, play: 20 }, hand('Qc 9s Th', 'queen high with T-9', 20)),
    spot('5', ME, { ante: 5, play: 5 }, hand('Ts 2s Ac', 'ace high with T-2', 5)),
  ],
  bank: { ...bank, seat: 2, turn: 1, hand: hand('4s Tc 2c', 'ten high with 4-2', 0, 'not-qualified') },
  results: [
    why(1, '3', 'Omar', 'ante', 'lose', 20, '3CP-FOLD-1'),
    { ...why(2, '4', 'Walter', 'play', 'push', 0, '3CP-OUT-1'), returnedCents: 2000 },
    why(3, '4', 'Walter', 'ante', 'win', 20, '3CP-OUT-1'),
    { ...why(4, '1', 'Inés', 'play', 'push', 0, '3CP-OUT-1'), returnedCents: 2000 },
    why(5, '1', 'Inés', 'ante', 'win', 20, '3CP-OUT-1'),
    { ...why(6, '5', ME, 'play', 'push', 0, '3CP-OUT-1'), returnedCents: 500 },
    why(7, '5', ME, 'ante', 'win', 5, '3CP-OUT-1'),
  ],
  clock: null,
};
/** The next bets, while those hands still lie there. */
export const again: Zones = {
  ...antes,
  table: { ...antes.table, facts: ranks.table.facts, wagers: ranks.table.wagers },
  positions: antes.positions.slice(1),
  bank: { ...antes.bank!, turn: 2 },
  results: ranks.results,
};
export const againChoices: Choice[] = [...anteChoices, bet('ante', '6', 50)];
