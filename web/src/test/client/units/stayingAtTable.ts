import { leavingCosts, rebuyOf, shortOf, waitsFor } from '../../../main/client/state/stayingAtTable';
import { banked, choice, clock, ME, result, ring, seat, shown } from './fixtures';
import { about, same, test } from './unit';

about('stay');
const topUp = choice('top-up', 'table', 100, 50000);
const poor = seat(2, ME, 300, 'you');
const hand = { cards: ['Kh', '7d'], total: '', stakeCents: 2000, tags: [], closed: 0, readings: [] };
const mine = {
  position: '2',
  bettor: ME,
  stakes: [{ wager: 'game', amountCents: 2000 }],
  hands: [hand],
  tags: [],
};

test('whoever has less than the least wager is offered more chips', () => {
  same(rebuyOf(shown(banked(), [topUp]), poor)?.id, 'top-up');
  same(rebuyOf(shown(banked(), [topUp]), seat(2, ME, 500, 'you')), undefined);
  same(rebuyOf(shown(banked(), [topUp]), undefined), undefined);
});
test('so is whoever has too little for its fee, as the room says', () => {
  same(rebuyOf(shown(banked(), [topUp]), seat(2, ME, 500, 'you', 'short-of-chips'))?.id, 'top-up');
  same(shortOf(seat(2, ME, 500)), '$5 is not enough for the minimum bet and its collection');
  same(shortOf(seat(2, ME, 0)), 'You are out of chips');
});
test('nobody is asked for chips while his last ones are in play', () => {
  same(rebuyOf(shown(banked({ positions: [mine] }, 'playing'), [topUp]), poor), undefined);
  same(rebuyOf(shown(ring('betting'), [topUp]), seat(2, ME, 0, 'you')), undefined);
  const later = ring('betting', { results: [result('Bob', 'win', 800)] });
  same(rebuyOf(shown(later, [topUp]), seat(2, ME, 0, 'you')), undefined, 'all in, in a second hand');
  same(waitsFor(shown(later), seat(2, ME, 0, 'you', 'sitting-out', 'leaving')), '', 'who leaves still has cards');
  const over = { positions: [mine], results: [result(ME, 'lose', 2000)] };
  same(rebuyOf(shown(banked(over, 'settled'), [topUp]), poor)?.id, 'top-up');
});
test('leaving says what becomes of the chips', () => {
  const at = (zones: ReturnType<typeof banked>) => leavingCosts(shown(zones), seat(2, ME, 5000, 'you')).join(' ');
  same(at(banked()).includes('Your $50 goes back to your purse'), true);
  same(at(banked({ positions: [mine] }, 'playing')).includes('You have $20 in this round'), true);
  same(at(banked({ positions: [{ ...mine, hands: [] }] })).includes('bets of $20 are taken back'), true);
  same(at(ring('betting')).includes('stays in the pot'), true);
  const later = ring('betting', { results: [result('Bob', 'win', 800)] });
  same(at(later).includes('stays in the pot'), true, 'the last hand’s results are still there');
  same(at(later).includes('taken back'), false);
  same(leavingCosts(shown(banked()), undefined), []);
});
test('whoever has a seat and no cards is told what he waits for', () => {
  const play = { clock, positions: [] };
  const at = (...tags: string[]) => waitsFor(shown(ring('betting', play)), seat(2, ME, 5000, 'you', ...tags));
  same(at(), 'You are dealt in next.');
  same(at('sitting-out'), 'You are sitting out. Come back when you like.');
  same(at('waiting'), 'You are dealt in when the big blind comes to you.');
  const away = { waiting: [], away: ['Bob'], owner: '', closed: false };
  const without = { ...play, room: away, clock: { ...clock, positions: ['1'] } };
  same(
    waitsFor(shown(ring('betting', without)), seat(2, ME, 5000, 'you')),
    'Bob has gone away. Play goes on after the clock, and you are dealt in next.',
  );
  same(waitsFor(shown(ring('betting', { clock })), seat(2, ME, 5000, 'you')), '');
});
