import { heard, toYou, withNames } from '../../../main/client/state/speakers';
import { NO_ZONES, type Seat } from '../../../main/client/wire/tableTypes';
import { about, same, test } from './unit';

about('speakers');

const seat = (number: number, player: string): Seat => ({ seat: number, player, stackCents: 0, tags: [] });
const company = { seats: [seat(1, 'Ann'), seat(2, 'Bob'), seat(3, ''), seat(12, 'Ruth (bot 7)')], me: 'Ann' };
const says = (text: string, told: string) => same(withNames(text, company), told);

test('whoever acts goes by name, and I am you', () => {
  says('Seat 2 acts.', 'Bob acts.');
  says('Seat 1 acts.', 'You act.');
  says('Seat 12 raises to $8.', 'Ruth (bot 7) raises to $8.');
  says('Seat 1 passes the bank.', 'You pass the bank.');
  says('Seat 1 must stand on hard 19 or more', 'You must stand on hard 19 or more');
  says('Seat 1 has hard 12; the wager stays.', 'You have hard 12; the wager stays.');
  says('Seat 2: play or fold?', 'Bob: play or fold?');
  says('Seats 1, 2 to act.', 'You, Bob to act.');
  says(
    'Ann, Game: win $10 (hard 19 against hard 18: 1 to 1).',
    'You, Game: win $10 (hard 19 against hard 18: 1 to 1).',
  );
  says('Bob, Game: push (equal totals).', 'Bob, Game: push (equal totals).');
});
test('the same in the middle of a sentence', () => {
  says('The bank is offered to seat 1.', 'The bank is offered to you.');
  says('The room acts for seat 2: folds.', 'The room acts for Bob: folds.');
  says('The button is at seat 2.', 'The button is at Bob’s seat.');
  says('The button is at seat 1.', 'The button is at your seat.');
  says('The dealer exposes a card of seat 2.', 'The dealer exposes a card of Bob’s.');
  says('seat 2', 'Bob');
});
test('a seat as a place keeps its number', () => {
  says('Bob takes seat 2 with $40.', 'Bob takes seat 2 with $40.');
  says('Ann takes seat 1 with $40.', 'You take seat 1 with $40.');
  says('Seat 2 is taken', 'Seat 2 is taken');
  says('Seat 3 opens.', 'Seat 3 opens.');
});
test('verbs are said as to a person', () =>
  same(['wins', 'passes', 'goes', 'loses', 'must', 'is'].map(toYou), ['win', 'pass', 'go', 'lose', 'must', 'are']));
test('who has just left is still called by name', () => {
  const before = { ...NO_ZONES, seats: company.seats };
  const story = [
    { number: 1, kind: 'say', text: 'Seat 2 folds.', rule: '', cards: [], position: '', amountCents: 0 },
  ];
  same(heard({ number: 2, zones: { seats: [seat(1, 'Ann')] }, story }, before, 'Ann').story?.[0]?.text, 'Bob folds.');
});
