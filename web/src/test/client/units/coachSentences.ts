import { coachSaid } from '../../../main/client/text/es/coachSentences';
import { about, same, test } from './unit';

about('coachSentences');

test('what a decision cost is told in Spanish', () => {
  same(
    coachSaid('You stood on hard 16 against a nine; surrendering was better.'),
    'Te plantaste con 16 duro contra un nueve; rendirse era mejor.',
  );
  same(coachSaid('split a pair of sixes against an ace'), 'separaste un par de seises contra un as');
});
test('what the figures leave out is told in Spanish', () => {
  same(
    coachSaid('Your Buster of $5 costs $0.36, your Red Flex of $1 brings $0.02 on average, whatever you decide.'),
    'Tu Buster de $5 cuesta $0.36, tu Red Flex de $1 da $0.02 en promedio, decidas lo que decidas.',
  );
  same(
    coachSaid('The bank is $30 and $45 is staked. The figures take all of it to be covered.'),
    'La banca es de $30 y hay $45 apostados. Las cifras suponen que todo está cubierto.',
  );
  same(
    coachSaid('By what is staked ahead of you, $10 to $25 of your $25 has action, as the button falls.'),
    'Por lo que se apostó antes que tú, de $10 a $25 de tus $25 tienen acción, según caiga el botón.',
  );
});
test('a sentence nobody has translated stays as it is', () => same(coachSaid('Something new.'), 'Something new.'));

// For the test that holds it against everything the coach can say.
Object.assign(window, { coachSaid });
