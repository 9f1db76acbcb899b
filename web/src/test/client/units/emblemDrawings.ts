import { DRAWINGS, want, wears } from '../../../main/client/state/emblemDrawings';
import { putOn, worn } from '../../../main/client/state/emblems';
import { about, answering, same, test, until } from './unit';

about('emblemDrawings');

test('those who sit down together are asked for together, and once', async () => {
  const asked = await answering({ '/api/emblems': { emblems: [{ name: 'Ann', emblem: 'star' }] } }, async () => {
    const away = [want('Ann'), want('Bob B'), want('Ann')];
    await new Promise((done) => setTimeout(done, 200));
    for (const one of away) one();
  });
  same(asked, ['GET /api/emblems?name=Ann&name=Bob%20B']);
  same([worn.get().Ann, worn.get()['Bob B'] ?? ''], [DRAWINGS.star, '']);
});
test('whoever is in sight changes it or takes it off as their table tells, and nobody asks', async () => {
  const wore = (emblem: string) => ({ '/api/emblems': { emblems: [{ name: 'Dee', emblem }] } });
  const away: (() => void)[] = [];
  await answering(wore('star'), async () => {
    away.push(want('Dee'), want('Dee'));
    await until(() => worn.get().Dee === DRAWINGS.star, 'the first emblem');
  });
  const asked = await answering(wore('sun'), async () => {
    putOn.set({ name: 'Dee', emblem: 'moon' });
    same(worn.get().Dee, DRAWINGS.moon);
    putOn.set({ name: 'Dee', emblem: '' });
    same(worn.get().Dee, '');
  });
  same(asked, []);
  for (const one of away) one();
  await answering(wore('sun'), async () => {
    want('Dee');
    await until(() => worn.get().Dee === DRAWINGS.sun, 'whoever comes back is asked for again');
  });
});
test('an emblem of a newer room is not drawn', () => {
  wears('Cid', 'comet');
  same(worn.get().Cid ?? '', '');
});
