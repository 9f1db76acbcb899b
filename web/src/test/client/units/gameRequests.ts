import { asking } from '../../../main/client/state/askingForGame';
import {
  askFor,
  countsOf,
  keptFor,
  mineOf,
  missing,
  requests,
  withdraw,
} from '../../../main/client/state/gameRequests';
import { about, answering, same, test } from './unit';

about('requests');

const wanted = { house: 'h 1', game: 'g', stakes: 'schedule 1' };
const mine = { ...wanted, table: 0, name: '', keptMs: 0 };

test('a request goes to its door, and what the room answers is known at once', async () => {
  const answers = {
    '/api/requests/h%201/g': { requests: [], mine: [] },
    '/api/requests': { requests: [], mine: [mine] },
  };
  const asked = await answering(answers, async () => {
    await askFor(wanted);
    same([requests.get().mine.length, asking.get()], [1, true]);
    await withdraw(mine);
  });
  same(asked, ['POST /api/requests', 'DELETE /api/requests/h%201/g']);
  same([requests.get().mine.length, asking.get()], [0, false]);
});
test('each game is counted over houses and stakes, and nobody twice', () => {
  const one = (game: string, ...players: string[]) => ({ ...wanted, game, players, playersMin: 4 });
  const all = [one('g', 'Ann', 'Bob'), { ...one('g', 'Ann', 'Cid'), house: 'h 2' }, one('x', 'Bob')];
  same(countsOf({ requests: all, mine: [] }), { g: 3, x: 1 });
});
test('a seat is kept where the room has led me', () => {
  same(keptFor({ requests: [], mine: [mine] }), undefined);
  same(keptFor({ requests: [], mine: [mine, { ...mine, table: 7 }] })?.table, 7);
});
test('mine is the same game for the same stakes', () => {
  same(mineOf({ requests: [], mine: [mine] }, wanted), mine);
  same(mineOf({ requests: [], mine: [mine] }, { ...wanted, stakes: 'schedule 2' }), undefined);
});
test('whoever asks waits for one more at least', () => {
  same(
    [
      missing({ ...wanted, players: ['a'], playersMin: 2 }),
      missing({ ...wanted, players: ['a', 'b'], playersMin: 2 }),
    ],
    [1, 1],
  );
});
