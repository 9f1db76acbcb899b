import { typeset } from '../../../main/client/text/typeset';
import { about, same, test } from './unit';

about('typeset');

test('an apostrophe inside a word is curved, a quotation stays', () =>
  same(
    typeset("Texas Hold'em, the dealer's left; '7x' is not a card"),
    "Texas Hold’em, the dealer’s left; '7x' is not a card",
  ));
test('thousands of dollars are grouped, other figures stay', () =>
  same(
    typeset('$1000 of $12500.50, $500, 1000 to 1, P215-1000'),
    '$1,000 of $12,500.50, $500, 1000 to 1, P215-1000',
  ));
