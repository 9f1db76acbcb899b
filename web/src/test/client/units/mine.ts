import { ALL, barsOf, daysABar, inAll, mine, netByWager, queryOf, weekUntil } from '../../../main/client/state/mine';
import { about, answering, same, test } from './unit';

about('mine');

test('a filter asks for whole days, and for nothing where there is none', () => {
  same(queryOf(ALL), '');
  const query = new URLSearchParams(queryOf({ game: 'g 1', from: '2026-03-01', to: '2026-03-02' }));
  same(query.get('game'), 'g 1');
  same(Number(query.get('to')) - Number(query.get('from')), 2 * 86_400_000);
});
test('every change goes to its door', async () => {
  const asked = await answering({ '/api/me': {} }, async () => {
    await mine.wear('');
    await mine.note('Bob', 'x');
    await mine.forget('Bob B');
    await mine.favour(7, 2, true);
    await mine.favour(7, 2, false);
  });
  same(asked, [
    'POST /api/me/emblem',
    'POST /api/me/notes',
    'DELETE /api/me/notes/Bob%20B',
    'POST /api/me/favourites',
    'DELETE /api/me/favourites/7/2',
  ]);
});
test('days are bars, some days a bar where there are many, and no cent is lost', () => {
  const days = Array.from({ length: 90 }, (_, i) => ({
    day: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    rounds: 1,
    netCents: i % 2 ? -3 : 5,
  }));
  const bars = barsOf(days, 60);
  same([daysABar(days, 60), bars.length], [2, 45]);
  same(bars.at(-1)!.sumCents, 90);
  same(
    bars.reduce((all, bar) => all + bar.netCents, 0),
    90,
  );
  same([barsOf([], 60), daysABar([], 60)], [[], 1]);
});
test('a week is today and six days before, over the end of a year too', () => {
  same(weekUntil(new Date(2026, 0, 3, 23, 59)), { game: '', from: '2025-12-28', to: '' });
  same(weekUntil(new Date(2026, 10, 18, 0, 1)).from, '2026-11-12');
});
test('all games together', () => {
  const one = { game: 'a', rounds: 3, won: 1, lost: 2, netCents: -500, feesCents: 20, bestCents: 1, worstCents: -9 };
  const games = [one, { ...one, game: 'b', netCents: 700 }].map((all) => ({ ...all, days: [], wagers: [] }));
  same(inAll({ games }), { rounds: 6, won: 2, netCents: 200, feesCents: 40 });
  same(inAll({ games: [] }).rounds, 0);
  const wager = (name: string, netCents: number) => ({ wager: name, stakedCents: 900, netCents });
  const [a, b] = games.map((all, i) => ({ ...all, wagers: [wager('game', 500), wager(`bonus-${i}`, -100)] }));
  same(netByWager({ games: [a!, b!] }), [
    ['game', 1000],
    ['bonus-0', -100],
    ['bonus-1', -100],
  ]);
});
