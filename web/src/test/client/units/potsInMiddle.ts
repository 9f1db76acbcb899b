import {
  decidedBy,
  factName,
  factOf,
  isOver,
  isThrownAway,
  laidBy,
  netFrom,
  paidAt,
  playsForPots,
  potOf,
  resultsHere,
} from '../../../main/client/state/potsInMiddle';
import { banked, ME, result, ring } from './fixtures';
import { about, same, test } from './unit';

about('middle');
const won = { ...result(ME, 'win', 1000), cards: ['As'], part: 'high', wager: 'main pot' };

test('a fact is read as a name, and told as the rules tell it', () => {
  same([factName('pure-pays'), factName('to call')], ['Pure pays', 'To call']);
});
test('what a wager was paid at ends the sentence of the room', () => {
  const won = { ...result(ME, 'win', 3000), why: 'three cards, bust: 5 to 1' };
  same([paidAt(won), paidAt({ ...won, word: 'lose' }), paidAt({ ...won, why: 'folded' })], ['5 to 1', '', '']);
});
test('without bank and areas the players play for pots', () => {
  same([playsForPots(ring('betting')), playsForPots(banked())], [true, false]);
});
test('the pot is what is gathered and what lies before the players', () => {
  same([potOf(ring('betting')), laidBy(ring('betting').positions[0]), laidBy(undefined)], [800, 200, 0]);
  same(potOf(ring('settled', { results: [won] })), 1000);
});
test('results belong to cards that lie there', () => {
  same(resultsHere(ring('betting', { results: [won] })), []);
  same(resultsHere(ring('settled', { results: [won] })).length, 1);
  same([isOver(ring('settled')), isOver(ring('betting'))], [true, false]);
});
test('what a hand brought is what was given less what was put in', () => {
  same(netFrom(ring('settled', { results: [won] }), ME), 600);
  same(netFrom(ring('settled', { results: [won] }), 'Bob'), -400);
});
test('cards that decided a pot carry its part', () => {
  same(decidedBy(ring('settled', { results: [won] })), new Map([['As', ['high']]]));
});
test('a fact is found by its name, and a hand thrown away by its tag', () => {
  same([factOf([{ name: 'drop', value: '$4' }], 'drop'), factOf([], 'drop')], ['$4', '']);
  const hand = ring('betting').positions[0]!.hands[0]!;
  same([isThrownAway(hand), isThrownAway({ ...hand, tags: ['mucked'] })], [false, true]);
});
