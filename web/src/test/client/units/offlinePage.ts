import { keepOfflinePage } from '../../../main/client/state/offlinePage';
import { about, same, test } from './unit';

about('offlinePage');

test('where nothing can be kept, nothing fails', () => {
  same(keepOfflinePage(), undefined);
});
