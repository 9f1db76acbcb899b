import { areaOf, isBehind, layout, mine, seatOf, sort, whileFalling } from '../../../main/client/state/choices';
import { AREAS, area, banked, choice, ME, ring, seat } from './fixtures';
import { about, same, test } from './unit';

about('choices');

test('a position says its circle and whether it lies behind one', () => {
  same(['3', '3/ann', 'bank', 'table'].map(seatOf), [3, 3, 0, 0]);
  same(['3', '3/ann'].map(isBehind), [false, true]);
});
test('chips on an area, decisions, seats and the table are told apart', () => {
  const all = [
    choice('bet.game', '2', 500, 900),
    choice('done', '2'),
    choice('sit', '3', 100, 900),
    choice('leave', 'table'),
  ];
  const sorted = sort(all, banked());
  same(
    sorted.bets.map((bet) => `${bet.area.wager} ${bet.later}`),
    ['game false', 'buster true'],
  );
  same(
    sorted.acts.map(({ id }) => id),
    ['done'],
  );
  same(
    sorted.places.map((group) => group.map(({ id }) => id)),
    [['sit']],
  );
  same(
    sorted.table.map(({ id }) => id),
    ['leave'],
  );
  same(whileFalling(sorted).acts, []);
});
test('an area that is not offered yet takes no more than I have', () => {
  const open = { ...banked(), table: { ...banked().table, wagers: [AREAS[0]!, area('buster', 100)] } };
  const later = sort([choice('bet.game', '2', 500, 900)], open).bets[1]!;
  same([later.area.maxCents, later.choice.amount?.maxCents], [undefined, 10000]);
});
test('a word without a dot is a decision, whatever it costs', () => {
  same(areaOf(choice('double', '2', 500), AREAS), undefined);
  same(areaOf(choice('bet.buster', '2', 100), AREAS)?.wager, 'buster');
});
test('the main wager lies in the middle of its circle', () => {
  const three = [...AREAS, area('flex', 100, 200)];
  same(
    layout(three).map(({ wager }) => wager),
    ['buster', 'game', 'flex'],
  );
  same(layout([]), []);
});
test('my seat is the one that says so, else the one with my name', () => {
  same(mine(ring('betting').seats, '')?.seat, 2);
  same(mine([seat(4, ME, 0)], ME)?.seat, 4);
  same(mine([seat(4, '', 0)], ''), undefined);
});
