import { bookWords } from '../../../main/client/text/bookWords';
import { coachWords } from '../../../main/client/text/coachWords';
import { all } from '../../../main/client/text/es/all';
import { labWords } from '../../../main/client/text/labWords';
import { languageOf, spoken } from '../../../main/client/text/language';
import { learnWords } from '../../../main/client/text/learnWords';
import { meWords } from '../../../main/client/text/meWords';
import { recordWords } from '../../../main/client/text/recordWords';
import { staffWords } from '../../../main/client/text/staffWords';
import { words } from '../../../main/client/text/words';
import { about, same, test } from './unit';

about('language');

const { acts: _, facts: __, ...rest } = words;
const { acts: ofSpanish, facts: ofSign, ...spanish } = all.words;
const CATALOGUES: [object, object][] = [
  [rest, spanish],
  [meWords, all.me],
  [staffWords, all.staff],
  [recordWords, all.records],
  [bookWords, all.book],
  [coachWords, all.coach],
  [labWords, all.lab],
  [learnWords, all.learn],
];

/** Every text by its path; a text that is made of parts by how many it takes. */
function paths(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const path = `${before}${key}`;
    if (typeof text === 'object' && !Array.isArray(text)) return paths(text, `${path}.`);
    return [Array.isArray(text) ? `${path}[${text.length}]` : `${path} ${typeof text}`];
  });
}

test('both languages have the same texts', () => {
  for (const [english, other] of CATALOGUES) same(paths(other).sort(), paths(english).sort());
  same(Object.values(ofSpanish).every(Boolean), true);
});
test('the browser’s language is spoken where it is known, else English', () => {
  same(languageOf('auto', ['fr-FR', 'es-MX', 'en']), 'es');
  same(languageOf('auto', ['fr']), 'en');
  same(languageOf('es', ['en']), 'es');
  same(languageOf('xx', ['es']), 'en');
});
test('a catalogue that no translation knows keeps its texts', () => {
  const own = { hello: 'Hello', more: { bye: 'Bye' } };
  spoken('unknown', own);
  same(own, { hello: 'Hello', more: { bye: 'Bye' } });
});
