import { choose, PACE, pace, settings } from '../../../main/client/state/settings';
import { about, same, test } from './unit';

about('settings');

test('what was chosen is kept in this browser and shown by the page', () => {
  choose({ theme: 'dark', deck: 'four' });
  same(JSON.parse(localStorage.getItem('cardroom.settings') ?? '{}').deck, 'four');
  same([document.documentElement.dataset.theme, document.documentElement.dataset.deck], ['dark', 'four']);
  choose({ theme: 'system', deck: 'two' });
  same([document.documentElement.dataset.theme, settings.get().deck], [undefined, 'two']);
});
test('cards fall at the chosen pace, and at once for who wants no motion', () => {
  choose({ speed: 'slow' });
  same(pace(), matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE.slow);
  choose({ speed: 'normal' });
});
