import { sort } from '../../../main/client/state/choices';
import type { Outcome } from '../../../main/client/state/roundResult';
import { headline, whereOf } from '../../../main/client/state/statusLine';
import { AREAS, banked, choice, clock, ME, result, ring, shown } from './fixtures';
import { about, same, test } from './unit';

about('turn');
const said = (now: ReturnType<typeof shown>, done: Outcome | null = null) =>
  headline(now, ME, sort(now.choices, now.zones), '', done);
const done = (netCents: number, change: Partial<Outcome> = {}): Outcome => ({
  round: 3,
  netCents,
  feesCents: 0,
  banked: false,
  ...change,
});
const over = shown(banked({ results: [result(ME, 'lose', 2500)] }, 'bank-offer'));

test('a result is said with its sign, and what a collection took', () => {
  same(said(over, done(-2500)).text, 'You lost $25');
  same(said(over, done(2400, { feesCents: 100 })).text, 'You won $24');
  same(said(over, done(2400, { feesCents: 100 })).detail, 'After a collection of $1');
  same(said(over, done(-2500, { banked: true })).text, 'Your bank lost $25');
  same(
    [said(over, done(0)).text, said(over, done(0, { banked: true })).text],
    ['You broke even', 'Your bank broke even'],
  );
});
test('nothing is said of a round whose outcome is not known', () => {
  same(said(over).text, 'Nothing to decide now');
});
test('wagers, my turn and the others are told apart', () => {
  same(said(shown(banked(), [choice('bet.game', '2', 500, 900)])).text, 'Place your bets');
  same(said(shown(banked({ clock }, 'playing'), [choice('hit', '2')])).text, 'Your turn');
  same(said(shown(ring('betting', { clock: { ...clock, positions: ['1'] } }))).text, 'Waiting for Bob');
});
test('the bank is not asked to place a wager', () => {
  const zones = banked({}, 'betting');
  const asked = { ...zones, table: { ...zones.table, prompt: 'You bank. Place your wagers' } };
  const mine = { ...asked, bank: { ...zones.bank!, player: ME } };
  same(said(shown(mine)).text, 'You are the bank. The others place their bets');
  same(said(shown(mine), done(60, { banked: true })).detail, 'You are the bank. The others place their bets');
  same(said(shown(asked)).text, 'You bank. Place your wagers');
});
test('what may be said out of turn does not make it my turn', () => {
  const others = { ...clock, positions: ['1'] };
  same(said(shown(ring('drawing', { clock: others }), [choice('change', '2')])).text, 'Waiting for Bob');
});
test('the pot is always in sight where players play for it', () => {
  same(said(shown(ring('betting', { clock }), [choice('check', '2')])), {
    text: 'Your turn',
    detail: 'Pot $8',
    tone: '',
  });
});
test('a decision for another circle or hand says which', () => {
  const now = shown({ ...banked(), table: { ...banked().table, wagers: AREAS } });
  same(
    [
      whereOf(choice('hit', '3'), 2, now),
      whereOf(choice('hit', '2'), 2, now),
      whereOf(choice('hit', '3/Ann'), 2, now),
    ],
    ['Circle 3', '', 'behind seat 3'],
  );
});
