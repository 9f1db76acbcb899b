import { DRAWINGS, want, wears } from '../../../main/client/state/emblemDrawings';
import { worn } from '../../../main/client/state/emblems';
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
test('whoever is in sight may change it or take it off, and is asked for no longer than that', async () => {
  const real = window.setInterval;
  let look = () => {};
  let looking = 0;
  window.setInterval = ((run: () => void) => {
    look = run;
    looking++;
    return 1;
  }) as typeof setInterval;
  try {
    const wore = (emblem: string) => ({ '/api/emblems': { emblems: emblem ? [{ name: 'Dee', emblem }] : [] } });
    const away: (() => void)[] = [];
    await answering(wore('star'), async () => {
      away.push(want('Dee'), want('Dee'));
      await until(() => worn.get().Dee === DRAWINGS.star, 'the first emblem');
    });
    await answering(wore('moon'), async () => {
      look();
      await until(() => worn.get().Dee === DRAWINGS.moon, 'another one');
    });
    away.pop()!();
    await answering(wore(''), async () => {
      look();
      await until(() => worn.get().Dee === '', 'none');
    });
    away.pop()!();
    same(await answering(wore('sun'), async () => look()), []);
    want('Dee')();
    same(looking, 2, 'it begins anew with the next');
  } finally {
    window.setInterval = real;
  }
});
test('an emblem of a newer room is not drawn', () => {
  wears('Cid', 'comet');
  same(worn.get().Cid ?? '', '');
});
