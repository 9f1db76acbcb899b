import { trayChips } from '../../../main/client/state/chips';
import { about, same, test } from './unit';

about('chips');

test('at most five chips, none larger than may be bet', () => {
  same(trayChips(0), [100]);
  same(trayChips(2600), [100, 500, 2500]);
  same(trayChips(Infinity), [100, 500, 2500, 10000, 50000]);
});
