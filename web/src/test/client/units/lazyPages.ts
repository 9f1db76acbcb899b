import { style } from '../../../main/client/state/lazyPages';
import { about, same, test } from './unit';

about('lazy');

test('a style sheet is asked for once, and its absence stops nothing', async () => {
  const first = style('nothing-here');
  same(style('nothing-here') === first, true);
  await first;
  same(document.querySelectorAll('link[href="/nothing-here.css"]').length, 1);
});
