import { bookApi } from '../../../main/client/state/bookApi';
import { about, answering, same, test } from './unit';

about('bookApi');

test('page, round, sign and fees are asked of the room under their names', async () => {
  const answers = {
    '/api/book/h/g': { game: 'g' },
    '/api/book/round?text=a%20b': { lines: [] },
    '/api/book/h/g/sign?stakes=1': { text: 'sign' },
    '/api/book/h/g/fees?game=500': { fees: [] },
  };
  const asked = await answering(answers, async () => {
    await bookApi.book('h', 'g');
    await bookApi.settle('a b');
    await bookApi.sign('h', 'g', '1');
    await bookApi.betTerms('h', 'g', { game: '500' });
  });
  same(
    asked,
    Object.keys(answers).map((path) => `GET ${path}`),
  );
});
