import { byPath, putter } from '../../../main/client/text/languageFile';
import { about, same, test } from './unit';

about('languageFile');

const put = putter(new Intl.PluralRules('en'));
const made = (pattern: string, ...given: unknown[]) =>
  (put((...parts: unknown[]) => `English ${parts.length}`, pattern) as (...parts: unknown[]) => string)(...given);

test('texts are found by their paths, and nothing lies within a text', () => {
  const texts = [
    { path: 'words.nav.lobby', said: 'Halo' },
    { path: 'words.close', said: 'Fermi' },
    { path: 'words.close.inner', said: 'lost' },
    { path: '__proto__.polluted', said: 'lost' },
  ];
  same(byPath(texts).words, { nav: { lobby: 'Halo' }, close: 'Fermi' });
  same('polluted' in {}, false);
});
test('a pattern says the parts that it names', () => {
  same(made('Sidloko {1}', 3), 'Sidloko 3');
  same(made('{2} de {1}', 'Ann', '$5'), '$5 de Ann');
  same(made('{1}', ['Ann', 'Bob']), 'Ann, Bob');
});
test('a form goes by the number or by the value itself, and is the last one for any other', () => {
  const cards = '{1} {1|one=karto|other=kartoj}';
  same([made(cards, 1), made(cards, 3), made(cards, '1')], ['1 karto', '3 kartoj', '1 karto']);
  same(
    [made('{2|true=vi|false=ili} gajnas', 0, true), made('{1|win=plus|lose=minus}', 'lose')],
    ['vi gajnas', 'minus'],
  );
  same(made('{1|win=plus|lose=minus}', 'push'), 'minus');
});
test('English is said where the pattern cannot be: of a part that is not text, or in a place of another kind', () => {
  same(made('{1}', { name: 'Ann' }), 'English 1');
  same(put(['a', 'b'], 'text'), ['a', 'b']);
  same(put(undefined, 'a word of this language alone'), 'a word of this language alone');
});
