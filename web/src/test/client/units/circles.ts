import { circlesOf, circleTitle, placedOn } from '../../../main/client/state/circles';
import { AREAS, banked, bet } from './fixtures';
import { about, same, test } from './unit';

about('circles');
const bets = ['2', '3', '1/Ann'].flatMap((position) => AREAS.map((area) => bet(position, area)));

test('my own circle is drawn and the others are offered by name', () => {
  const circles = circlesOf(bets, banked(), 2, [], new Map());
  same(
    circles.drawn.map(({ position }) => position),
    ['2'],
  );
  same(
    circles.others.map(({ title }) => title),
    ['Circle 3', 'behind seat 1'],
  );
});
test('a circle with chips or one that was asked for is drawn as well', () => {
  const circles = circlesOf(bets, banked(), 2, ['1/Ann'], new Map([['3 game', 500]]));
  same(
    circles.drawn.map(({ position }) => position),
    ['2', '3', '1/Ann'],
  );
});
test('a circle goes by what it is to me', () => same(circleTitle('2', 2), 'Your circle'));
test('what lies on a place is read from the table', () => {
  const stakes = [{ wager: 'game', amountCents: 700 }];
  const zones = banked({ positions: [{ position: '2', bettor: 'Ann', stakes, hands: [], tags: [] }] });
  same([placedOn(zones, bets[0]!), placedOn(zones, bets[1]!)], [700, 0]);
});
