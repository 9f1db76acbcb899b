import { atLeast, fitting, lastChip, move, place, problem, put, sum } from '../../../main/client/state/laidOutChips';
import { AREAS, bet } from './fixtures';
import { about, same, test } from './unit';

about('bets');
const [game, buster] = AREAS as [(typeof AREAS)[0], (typeof AREAS)[0]];

test('chips are added up to the most and taken away down to none', () => {
  const one = put(new Map(), '2 game', 500, 700);
  same(put(one, '2 game', 500, 700), new Map([['2 game', 700]]));
  same(put(one, '2 game', -500, 700), new Map());
});
test('what another place cannot take stays where it lay', () => {
  same(
    move(
      new Map([
        ['a', 500],
        ['b', 100],
      ]),
      'a',
      'b',
      400,
    ),
    new Map([
      ['a', 200],
      ['b', 400],
    ]),
  );
});
test('too little is brought up to what its place takes, and nothing else is touched', () => {
  const bets = [bet('2', game, game.maxCents), bet('2', buster, buster.maxCents)];
  const much = game.minCents + 500;
  same(atLeast(new Map([['2 game', 1]]), bets), new Map([['2 game', game.minCents]]));
  same(atLeast(new Map([['2 game', much]]), bets), new Map([['2 game', much]]));
  same(atLeast(new Map(), bets), new Map());
});
test('a tap takes back the largest chip that fits', () => {
  same([lastChip(700, [100, 500, 2500]), lastChip(500, [100, 500]), lastChip(150, [100])], [100, 500, 150]);
});
test('only what the room offers is laid out again, cut to what it takes', () => {
  const wanted = new Map([
    [place('2', 'game'), 1500],
    [place('9', 'game'), 500],
  ]);
  same(fitting(wanted, [bet('2', game, 2000)], 2), new Map([['2 game', 2000]]));
  same(fitting(new Map([['2 game', 100]]), [bet('2', game)], 1), new Map());
});
test('what keeps chips from being bet is said with its limit', () => {
  const say = {
    least: (l: string, a: string) => `${l}>${a}`,
    most: (l: string, a: string) => `${l}<${a}`,
    exact: () => 'odd',
  };
  const trouble = (cents: number) => problem(bet('2', buster, 5000), cents, say, String);
  same([0, 50, 100, 150, 5000, 6000].map(trouble), ['', 'Buster>100', '', 'odd', '', 'Buster<5000']);
  same(
    sum(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
    ),
    3,
  );
});
