import { cardKey, plan, resultKey } from '../../../main/client/state/reveal';
import { TIMES } from '../../../main/client/state/storyPace';
import { banked, line, result, ring } from './fixtures';
import { about, same, test } from './unit';

about('reveal');

test('a card falls with the line that tells of it', () => {
  const before = ring('betting', { board: [] });
  const after = ring('betting', { board: ['As', 'Kd', '2c'] });
  const told = plan(before, after, [line('say', 'table', []), line('deal', 'table', ['As', 'Kd', '2c'])]);
  same([told.steps, [0, 1, 2].map((i) => told.at.get(cardKey('table', 0, i)))], [4, [2, 3, 4]]);
  same(told.ms, [0, TIMES.deal, TIMES.also, TIMES.also]);
});
test('a card that is turned is new, one that lay open is not', () => {
  const before = ring('betting');
  const after = ring('settled');
  const shownNow = {
    ...after,
    positions: after.positions.map((spot) => ({ ...spot, hands: [{ ...spot.hands[0]!, cards: ['As', 'Kd'] }] })),
  };
  const told = plan(before, shownNow, [line('turn', '1', ['As', 'Kd'])]);
  same([...told.at.keys()].sort(), [cardKey('1', 0, 0), cardKey('1', 0, 1)]);
});
test('results appear one after the other', () => {
  const told = plan(banked(), banked({ results: [result('a', 'win', 1, 1), result('b', 'win', 1, 2)] }), []);
  same([told.at.get(resultKey(1)), told.at.get(resultKey(2)), told.steps], [1, 2, 2]);
});
test('a result that comes before other words keeps its place', () => {
  const after = banked({ results: [result('a', 'win', 1, 1), result('b', 'win', 1, 2)] });
  const story = [line('result', '2', []), line('say', 'table', []), line('result', '2', [])];
  const told = plan(banked(), after, story);
  same([told.at.get(resultKey(1)), told.at.get(resultKey(2)), told.steps], [1, 3, 3]);
});
