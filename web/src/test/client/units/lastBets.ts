import { recall, remember } from '../../../main/client/state/lastBets';
import { about, same, test } from './unit';

about('memory');

test('what was bet last is known again at the same table only', () => {
  remember(7, new Map([['2 game', 500]]));
  same(recall(7), new Map([['2 game', 500]]));
  same(recall(8), new Map());
});
test('a memory that cannot be read is none', () => {
  sessionStorage.setItem('cardroom.bets.7', '{');
  same(recall(7), new Map());
});
