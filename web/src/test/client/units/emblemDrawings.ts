import { DRAWINGS, want, wears } from '../../../main/client/state/emblemDrawings';
import { worn } from '../../../main/client/state/emblems';
import { about, answering, same, test } from './unit';

about('emblemDrawings');

test('those who sit down together are asked for together, and once', async () => {
  const asked = await answering({ '/api/emblems': { emblems: [{ name: 'Ann', emblem: 'star' }] } }, async () => {
    want('Ann');
    want('Bob B');
    want('Ann');
    await new Promise((done) => setTimeout(done, 200));
  });
  same(asked, ['GET /api/emblems?name=Ann&name=Bob%20B']);
  same([worn.get().Ann, worn.get()['Bob B']], [DRAWINGS.star, undefined]);
});
test('an emblem of a newer room is not drawn', () => {
  wears('Cid', 'comet');
  same(worn.get().Cid, '');
});
