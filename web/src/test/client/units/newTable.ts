import { complete, FIRST_DRAFT, withOption } from '../../../main/client/state/newTable';
import { about, same, test } from './unit';

about('draft');
const game = (id: string, seatsMax: number) => ({
  id,
  name: id,
  seatsMax,
  usualStakes: 's',
  stakes: [{ id: 's', label: 'S' }],
  options: [],
});
const HOUSES = [{ id: 'h', name: 'H', games: [game('a', 6), game('b', 8)] }];

test('what was not chosen is what the house offers first', () => {
  const { house, game: first, stakes, seats, bots } = complete({ ...FIRST_DRAFT, bots: 9 }, HOUSES);
  same([house.id, first.id, stakes, seats, bots], ['h', 'a', 's', 6, 5]);
});
test('seats that the game does not have are not kept', () => {
  same(complete({ ...FIRST_DRAFT, game: 'b', seats: 9 }, HOUSES).seats, 8);
  same(complete({ ...FIRST_DRAFT, game: 'b', seats: 3 }, HOUSES).seats, 3);
});
test('only what differs from the sheet is sent', () => {
  const draft = { ...FIRST_DRAFT, options: { a: '1', b: '2' } };
  same(withOption(draft, 'a', 'sheet', 'sheet'), { b: '2' });
  same(withOption(draft, 'c', '3', 'sheet'), { a: '1', b: '2', c: '3' });
});
