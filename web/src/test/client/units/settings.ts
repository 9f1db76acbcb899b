import { choose, settings } from '../../../main/client/state/settings';
import { about, same, test } from './unit';

about('settings');

test('what was chosen is kept in this browser and shown by the page', () => {
  choose({ theme: 'dark', deck: 'four' });
  same(JSON.parse(localStorage.getItem('cardroom.settings') ?? '{}').deck, 'four');
  same([document.documentElement.dataset.theme, document.documentElement.dataset.deck], ['dark', 'four']);
  choose({ theme: 'system', deck: 'two' });
  same([document.documentElement.dataset.theme, settings.get().deck], [undefined, 'two']);
});
