import { keepForLater } from '../../../main/client/state/offline';
import { about, same, test } from './unit';

about('offline');

test('where nothing can be kept, nothing fails', () => {
  same(keepForLater(), undefined);
});
