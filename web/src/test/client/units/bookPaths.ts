import { bookPath, feesPath, signPath } from '../../../main/client/state/bookPaths';
import { about, same, test } from './unit';

about('bookPaths');

test('what the book asks has one name each, whatever its words', () => {
  same(bookPath('ocean-view', 'razz'), '/api/book/ocean-view/razz');
  same(signPath('ocean-view', 'razz', '4/8 & more'), '/api/book/ocean-view/razz/sign?stakes=4%2F8%20%26%20more');
  same(
    feesPath('casino-club', 'pure-21.5', { schedule: '2', game: '500' }),
    '/api/book/casino-club/pure-21.5/fees?schedule=2&game=500',
  );
});
