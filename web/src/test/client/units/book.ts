import { entryAt, freeSeats, lacking, newRound, notation, stakeOf } from '../../../main/client/state/book';
import type { RoundForm } from '../../../main/client/wire/bookTypes';
import { about, same, test } from './unit';

about('book');
const FORM: RoundForm = {
  seats: 4,
  firstCards: 2,
  suits: false,
  decks: 8,
  bankDown: [false, true],
  wagers: [
    { wager: 'game', label: 'Game', main: true },
    { wager: 'buster', label: 'Buster', main: false },
  ],
  decisions: [],
  behind: [],
  schedules: [{ option: 2, label: '$5 to $10', minCents: 500, bankCents: 500 }],
};
const seat = { seat: 1, by: '', matches: false, stakes: { game: 2550, buster: 500 }, tokens: ['T', '9s'] };

test('a round asks for what is missing, one thing after the other', () => {
  const round = newRound(FORM);
  same(lacking(round, FORM), { of: 'seats' });
  const seated = { ...round, entries: [{ ...seat, stakes: {} }] };
  same(lacking(seated, FORM), { of: 'stake', entry: 0 });
  same(lacking({ ...round, entries: [{ ...seat, tokens: ['T'] }] }, FORM), { of: 'cards', entry: 0 });
  same(lacking({ ...round, entries: [seat] }, { ...FORM, suits: true }), { of: 'suit', entry: 0 });
  same(lacking({ ...round, entries: [seat] }, FORM), { of: 'bank' });
  same(lacking({ ...round, entries: [seat], bankCards: ['5d', '4'] }, FORM), { of: 'bank' });
  same(lacking({ ...round, entries: [seat], bankCards: ['5d', '4h'] }, FORM), null);
});
test('the notation has a line for each entry, and the bank last', () => {
  const behind = { seat: 1, by: 'b1', matches: true, stakes: { game: 500 }, tokens: [] };
  const round = { ...newRound(FORM), bankCents: 30000, bankCards: ['Th', '4h'], entries: [seat, behind] };
  same(
    notation('here', 'this', round, FORM),
    [
      'house here game this schedule 2 seats 4 bank $300',
      'seat 1 $25.50 buster $5 Ts 9s',
      'backline 1 by b1 $5 matches',
      'bank seat 4 Th (4h)',
      '',
    ].join('\n'),
  );
  same(
    [1, 2, 3, 4].map((line) => entryAt(line, round)),
    [-1, 0, 1, -1],
  );
  same([stakeOf(seat), freeSeats(round, FORM)], [3050, [2, 3]]);
});
