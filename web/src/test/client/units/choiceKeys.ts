import { Letters, typing } from '../../../main/client/state/choiceKeys';
import { choice } from './fixtures';
import { about, same, test } from './unit';

about('keys');

test('known choices have the letters of the table, others one of their own that stays', () => {
  const letters = new Letters();
  const odd = { ...choice('guess', '2'), label: 'Guess' };
  const first = letters.of(odd);
  same([letters.of(choice('hit', '2')), letters.of(choice('fold', '2'))], ['h', 'f']);
  same([first, letters.of(odd)], ['g', 'g']);
  same(letters.of({ ...choice('gag', '2'), label: 'Gg' }), '');
});
test('keys meant for a field or with Control are nobody else’s', () => {
  const field = document.createElement('input');
  document.body.append(field);
  const was = [false, false, false];
  field.addEventListener('keydown', (event) => was.splice(0, 1, typing(event)), { once: true });
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
  field.remove();
  was[1] = typing(new KeyboardEvent('keydown', { key: 'h', ctrlKey: true }));
  was[2] = typing(new KeyboardEvent('keydown', { key: 'h' }));
  same(was, [true, true, false]);
});
