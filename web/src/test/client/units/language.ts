import { askWords } from '../../../main/client/text/askWords';
import { bookWords } from '../../../main/client/text/bookWords';
import { coachWords } from '../../../main/client/text/coachWords';
import { all } from '../../../main/client/text/es/all';
import { guideWords } from '../../../main/client/text/guideWords';
import { labWords } from '../../../main/client/text/labWords';
import { languageOf, spoken } from '../../../main/client/text/language';
import { learnWords } from '../../../main/client/text/learnWords';
import { meWords } from '../../../main/client/text/meWords';
import { mineWords } from '../../../main/client/text/mineWords';
import { passkeyWords } from '../../../main/client/text/passkeyWords';
import { recordWords } from '../../../main/client/text/recordWords';
import { staffWords } from '../../../main/client/text/staffWords';
import { talkWords } from '../../../main/client/text/talkWords';
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
  [talkWords, all.talk],
  [askWords, all.ask],
  [guideWords, all.guide],
  [mineWords, all.mine],
  [passkeyWords, all.passkeys],
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

/** What is called the same in both. */
const ALIKE = new Set([
  'Normal',
  'bot',
  'Bots',
  '3 bots',
  'Cardroom',
  '3 · Cardroom',
  'Pure',
  'K',
  'JSON',
  'PDF',
  'Equity',
]);

type Made = (...parts: unknown[]) => unknown;

/** Texts that say the same in both languages; those made of parts are made of figures here. */
function untranslated(english: unknown, other: unknown): string[] {
  if (typeof english === 'object' && english !== null)
    return Object.entries(english).flatMap(([key, text]) =>
      untranslated(text, (other as Record<string, unknown>)[key]),
    );
  const said = [english, other].map((text) => (typeof text === 'function' ? made(text as Made) : text));
  return said[0] === said[1] && /[a-z]/i.test(String(said[0])) && !ALIKE.has(String(said[0]))
    ? [String(said[0])]
    : [];
}

/** With figures for all its parts, or with lists of them. */
function made(text: Made): unknown {
  try {
    return text('3', '4', '5', '6');
  } catch {
    return text(['3'], ['4'], ['5'], ['6']);
  }
}

test('nothing is left in English', () => {
  for (const [english, other] of CATALOGUES) same(untranslated(english, other), []);
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
