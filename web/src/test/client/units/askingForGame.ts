import { askedFor, asking, asks } from '../../../main/client/state/askingForGame';
import { about, same, test } from './unit';

about('asking');

test('nobody asks for anything before the lobby has heard', () => same(askedFor.get(), {}));
test('whoever asks for a game is known to after a reload, until they ask no more', () => {
  asks(true);
  same([asking.get(), localStorage.getItem('cardroom.asking')], [true, '1']);
  asks(false);
  same([asking.get(), localStorage.getItem('cardroom.asking')], [false, null]);
});
