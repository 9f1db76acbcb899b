import { keepRound, keptRound } from '../../../main/client/state/bookMemory';
import { about, same, test } from './unit';

about('bookMemory');

test('a round that is being entered is known again for its game only', () => {
  const round = { schedule: 1, bankCents: 100, bankSeat: 8, bankCards: ['Th'], entries: [] };
  keepRound('here', 'this', round);
  same([keptRound('here', 'this'), keptRound('here', 'that')], [round, null]);
});
test('what cannot be read is nothing', () => {
  localStorage.setItem('cardroom.book.here.this', '{"entries":3}');
  same(keptRound('here', 'this'), null);
  localStorage.setItem('cardroom.book.here.this', '{');
  same(keptRound('here', 'this'), null);
});
