import { cardName, prettyCards, spokenCards, unbroken } from '../../../main/client/text/cards';
import { limits, money, shortly, signed } from '../../../main/client/text/money';
import { isBot, person } from '../../../main/client/text/people';
import { words } from '../../../main/client/text/words';
import { about, same, test } from './unit';

about('texts');

test('cards in a sentence read as on the table, with a blank between them or without', () => {
  same(prettyCards('Seat 2 shows 7c8s.'), 'Seat 2 shows 7♣ 8♠.');
  same(prettyCards('Seat 2 shows 4c4d Jk'), 'Seat 2 shows 4♣ 4♦ joker');
  same(prettyCards('Seat 2 shows Tc 8s, Ahead'), 'Seat 2 shows 10♣ 8♠, Ahead');
  same(spokenCards('shows 7c8s'), 'shows seven of clubs, eight of spades');
  same(spokenCards('shows 7c 8s Jk.'), 'shows seven of clubs, eight of spades, joker.');
  same(spokenCards('kings and nines with 7'), 'kings and nines with seven');
  same(spokenCards('pair of tens with A-T-9, $5-$8'), 'pair of tens with ace, ten, nine, $5-$8');
  same([cardName('Jk'), cardName('??')], ['joker', 'a card face down']);
  same(unbroken('9-T-8'), '9\u201110\u20118');
});
test('money is written in dollars, with cents where there are some', () => {
  same([money(500), money(123450), money(-5), signed(100), signed(0)], ['$5', '$1,234.50', '−$0.05', '+$1', '$0']);
});
test('limits without an upper one say so', () => {
  same([limits(500), limits(500, 500), limits(500, 20000)], ['$5 and up', '$5', '$5–$200']);
});
test('a fortune is written in short, rounded down', () => {
  same([999999999, 1000000000, 1234567890123, 99999999999, 123456789012399].map(shortly), [
    '$9,999,999.99',
    '$10.0M',
    '$12.3B',
    '$999M',
    '$1.23T',
  ]);
});
test('a bot goes by its name', () =>
  same([person('Ruth (bot 7)'), isBot('Ruth (bot 7)'), isBot('Ruth')], ['Ruth', true, false]));
test('an amount is never followed by a name that begins with a figure', () => {
  same(words.bets.on('6 Card Bonus', '$5'), '6 Card Bonus $5');
});
