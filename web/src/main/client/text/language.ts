/** Which language the room speaks to a person. English is in the bundle; another is fetched before a page is drawn. */

/** The shape of a catalogue, whatever it says. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : T extends readonly unknown[]
      ? T
      : { [K in keyof T]: Said<T[K]> };

/**
 * By its name, how numbers are written in it, and its texts: the languages whose texts come with the client. Any other
 * is a file of the room (`languageFile`).
 */
const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', load: null },
  es: { name: 'Español', locale: 'es-US', load: () => import('./es/all') },
} as const;

type BuiltIn = keyof typeof LANGUAGES;
export const CODES = Object.keys(LANGUAGES) as BuiltIn[];
export const languageName = (code: BuiltIn): string => LANGUAGES[code].name;

const fromRoom = () => import('./languageFile');
const isBuiltIn = (code: string): code is BuiltIn => Object.hasOwn(LANGUAGES, code);

/** `auto` is what the browser asks for, as far as we speak it; the room is asked only about what we do not bring. */
export async function languageOf(
  chosen: string,
  wanted: readonly string[] = navigator.languages,
  spoken: () => Promise<string[]> = () => fromRoom().then((file) => file.codes()),
): Promise<string> {
  const codes = chosen === 'auto' ? wanted.map((one) => one.slice(0, 2).toLowerCase()) : [chosen];
  for (const code of codes) if (isBuiltIn(code) || (await spoken()).includes(code)) return code;
  return 'en';
}

type Texts = Record<string, unknown>;
/** How a translated text takes the place of an English one. */
type Put = (english: unknown, other: unknown) => unknown;

const catalogues = new Map<string, Texts>();
let translation: Record<string, Texts> = {};
let put: Put = (_, other) => other;
let numbers: string = LANGUAGES.en.locale;

/** How numbers and times are written. */
export const locale = (): string => numbers;

/** A day and an hour for people to read. */
export const moment = (ms: number): string =>
  new Date(ms).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A catalogue joins in; one that is fetched later is translated when it comes. */
export function spoken(name: string, english: Texts): void {
  catalogues.set(name, english);
  overlay(english, translation[name]);
}

export async function speak(language: string): Promise<void> {
  if (isBuiltIn(language)) await speakBuiltIn(language);
  else {
    const file = await fromRoom().then((module) => module.read(language));
    ({ translation, put, numbers } = file);
  }
  document.documentElement.lang = language;
  for (const [name, english] of catalogues) overlay(english, translation[name]);
}

async function speakBuiltIn(language: BuiltIn): Promise<void> {
  const { load, locale: written } = LANGUAGES[language];
  if (load) {
    const rooms = import('./interpreter').then(({ interpreter }) => interpreter(language));
    const [{ all }, room] = await Promise.all([load(), rooms]);
    translation = { ...all, room } as unknown as Record<string, Texts>;
  }
  numbers = written;
}

/** In place: whoever holds a part of a catalogue holds the translated one. */
function overlay(english: Texts, other: Texts | undefined): void {
  for (const [key, text] of Object.entries(other ?? {})) {
    const own = english[key];
    if (isGroup(own) && isGroup(text)) overlay(own, text);
    else english[key] = put(own, text);
  }
}

const isGroup = (text: unknown): text is Texts => typeof text === 'object' && text !== null && !Array.isArray(text);
