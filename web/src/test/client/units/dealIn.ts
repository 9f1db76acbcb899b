import { dealElsewhere, dealIn } from '../../../main/client/state/dealIn';
import type { House, TableRow } from '../../../main/client/wire/lobbyTypes';
import { about, answering, same, test } from './unit';

about('dealIn');
const GAME = { id: 'g', name: 'G', seatsMax: 6, usualStakes: 's', stakes: [] };
const HOUSES = [{ id: 'h', name: 'H', games: [GAME] }] as unknown as House[];
const table = (id: number, players: number) =>
  ({
    id,
    public: true,
    game: 'g',
    freeSeats: 1,
    heldUp: false,
    players: Array(players).fill('x'),
  }) as unknown as TableRow;

/** Where one ends up; the page of the tests keeps its address. */
async function ledTo(tables: TableRow[], go: () => Promise<void>): Promise<string> {
  const home = location.href;
  let there = '';
  try {
    const answers = { '/api/tables': tables.length ? tables : { id: 9 }, '/api/houses': HOUSES };
    await answering(answers, async () => {
      await go();
      there = location.pathname + location.search;
    });
  } finally {
    history.replaceState(null, '', home);
  }
  return there;
}

test('a newcomer is led to the table with most company', async () =>
  same(await ledTo([table(1, 2), table(2, 4)], () => dealIn(HOUSES, 'g')), '/table/2?deal'));
test('whoever finds the last seat gone is led on, and not without end', async () => {
  const all = [table(1, 2), table(2, 4)];
  await ledTo(all, () => dealIn(HOUSES, 'g'));
  for (let i = 0; i < 3; i++) same(await ledTo(all, () => dealElsewhere(2, 'g')), '/table/1?deal');
  same((await ledTo(all, () => dealElsewhere(2, 'g'))).startsWith('/table'), false);
});
