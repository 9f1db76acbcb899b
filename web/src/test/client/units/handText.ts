import {
  amountAt,
  isCard,
  place,
  suited,
  suitsFilled,
  undone,
  withCard,
  withDecision,
  withNextHand,
} from '../../../main/client/state/handText';
import { about, same, test } from './unit';

about('handText');
const HIT = { word: 'hit', label: 'Hit', shape: 'card' };
const DOUBLE = { word: 'double', label: 'Double', shape: 'amount_and_card' };
const SPLIT = { word: 'split', label: 'Split', shape: 'hands' };
const INSURANCE = { word: 'insurance', label: 'Insurance', shape: 'amount' };
const ALL = [HIT, DOUBLE, SPLIT, INSURANCE];
const dealt = (...cards: string[]) => cards.reduce<string[]>((hand, card) => withCard(hand, card, 2, ALL), []);

test('a card past the first ones was hit, unless a decision asked for it', () => {
  same(dealt('T', '6', '9'), ['T', '6', 'hit', '9']);
  same(withCard([...dealt('5', '6'), 'double'], 'T', 2, ALL), ['5', '6', 'double', 'T']);
  same(withCard([...dealt('5', '6'), 'double', '$5'], 'T', 2, ALL), ['5', '6', 'double', '$5', 'T']);
  same(withCard(['K', '9', '2'], 'A', 3, []), ['K', '9', '2']);
});
test('a split writes its hands with the cards of the pair', () => {
  const first = withDecision(dealt('8s', '8h'), SPLIT, 0);
  same(first, ['8s', '8h', 'split', '8s']);
  same(withNextHand([...first, '3']), ['8s', '8h', 'split', '8s', '3', '|', '8h']);
  same(withNextHand(['T', '6']), ['T', '6']);
});
test('a hand split again owes two second hands', () => {
  const twice = withDecision([...withDecision(dealt('8s', '8h'), SPLIT, 0), '8d'], SPLIT, 0);
  same(place(twice).owed, ['8h', '8d']);
  same(withNextHand(twice).slice(-2), ['|', '8d']);
});
test('undo takes back what came by itself too', () => {
  same(undone(dealt('T', '6', '9')), ['T', '6']);
  same(undone(withDecision(dealt('8', '8'), SPLIT, 0)), ['8', '8']);
  same(undone(withDecision(dealt('8', '8'), INSURANCE, 250)), ['8', '8']);
  same(undone([]), []);
});
test('suits are set, or filled in so that no deck runs short', () => {
  same(suited(['T', '6', 'stand'], 'h'), ['T', '6h', 'stand']);
  same(suitsFilled([['Ts'], ['T', 'T', 'hit', 'T', 'T']]), [['Ts'], ['Th', 'Td', 'hit', 'Tc', 'Ts']]);
});
test('the cards of a pair keep their suits in its hands', () => {
  same(suitsFilled([['8', '8', 'split', '8', '3', '|', '8', 'K']]), [
    ['8s', '8h', 'split', '8s', '3s', '|', '8h', 'Ks'],
  ]);
});
test('words are no cards', () => {
  same(['A', '10', 'Th', 'hit', 'Ax', '$5', ''].map(isCard), [true, false, true, false, false, false, false]);
  same(amountAt(['8', '8', 'insurance', '$5']), 3);
});
