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
const ENGLISH = {
  words,
  me: meWords,
  staff: staffWords,
  records: recordWords,
  book: bookWords,
  coach: coachWords,
  lab: labWords,
  learn: learnWords,
  talk: talkWords,
  ask: askWords,
  guide: guideWords,
  mine: mineWords,
  passkeys: passkeyWords,
};
const CATALOGUES: [object, object][] = [
  [rest, spanish],
  ...Object.entries(ENGLISH)
    .filter(([name]) => name !== 'words')
    .map(([name, english]): [object, object] => [english, all[name as keyof typeof all]]),
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
test('the browser’s language is spoken where it is known, else English', async () => {
  const files = async () => ['eo', 'es'];
  same(await languageOf('auto', ['fr-FR', 'es-MX', 'en'], files), 'es');
  same(await languageOf('auto', ['eo-XX', 'es'], files), 'eo', 'one that the room has a file of');
  same(await languageOf('auto', ['fr'], files), 'en');
  same(await languageOf('es', ['en'], files), 'es');
  same(await languageOf('xx', ['es'], files), 'en');
  same(await languageOf('constructor', ['es'], files), 'en');
});
test('the room is not asked about a language that comes with the client', async () => {
  const asked = () => Promise.reject(new Error('asked'));
  same(await languageOf('auto', ['es-MX', 'fr'], asked), 'es');
  same(await languageOf('en', ['fr'], asked), 'en');
});
test('a catalogue that no translation knows keeps its texts', () => {
  const own = { hello: 'Hello', more: { bye: 'Bye' } };
  spoken('unknown', own);
  same(own, { hello: 'Hello', more: { bye: 'Bye' } });
});

/** As a translator writes it: what is made of parts as a pattern, as it is said of figures. */
function pattern(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  try {
    const said = (text as Made)(...[1, 2, 3, 4, 5, 6].map((place) => `{${place}}`));
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}

function patterns(texts: object, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'object' && text !== null
      ? patterns(text, `${path}.${key}`)
      : [[`${path}.${key}`, pattern(text)]],
  );
}

/** For the test that lists them for translators; read before any test has another language spoken. */
Object.assign(window, {
  englishTexts: Object.entries(ENGLISH).flatMap(([name, texts]) => patterns(texts, name)),
});
