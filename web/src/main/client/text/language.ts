/** Which language the room speaks to a person. English is in the bundle; another is fetched before a page is drawn. */

/** The shape of a catalogue, whatever it says. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : T extends readonly unknown[]
      ? T
      : { [K in keyof T]: Said<T[K]> };

/** By its name, how numbers are written in it, and its texts. To add a language, add a line here and its texts. */
const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', load: null },
  es: { name: 'Español', locale: 'es-US', load: () => import('./es/all') },
} as const;

export type Language = keyof typeof LANGUAGES;
export const CODES = Object.keys(LANGUAGES) as Language[];
export const languageName = (code: Language): string => LANGUAGES[code].name;

/** `auto` is what the browser asks for, as far as we speak it. */
export function languageOf(chosen: string, wanted: readonly string[] = navigator.languages): Language {
  const codes = chosen === 'auto' ? wanted.map((one) => one.slice(0, 2).toLowerCase()) : [chosen];
  return (codes.find((code) => code in LANGUAGES) as Language | undefined) ?? 'en';
}

type Texts = Record<string, unknown>;
const catalogues = new Map<string, Texts>();
let translation: Record<string, Texts> = {};
let now: Language = 'en';

/** How numbers and times are written. */
export const locale = (): string => LANGUAGES[now].locale;

/** A day and an hour for people to read. */
export const moment = (ms: number): string =>
  new Date(ms).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A catalogue joins in; one that is fetched later is translated when it comes. */
export function spoken(name: string, english: Texts): void {
  catalogues.set(name, english);
  overlay(english, translation[name]);
}

export async function speak(language: Language): Promise<void> {
  const { load } = LANGUAGES[language];
  if (load) {
    const rooms = import('./interpreter').then(({ interpreter }) => interpreter(language));
    const [{ all }, room] = await Promise.all([load(), rooms]);
    translation = { ...all, room } as unknown as Record<string, Texts>;
  }
  now = language;
  document.documentElement.lang = language;
  for (const [name, english] of catalogues) overlay(english, translation[name]);
}

/** In place: whoever holds a part of a catalogue holds the translated one. */
function overlay(english: Texts, other: Texts | undefined): void {
  for (const [key, text] of Object.entries(other ?? {})) {
    const own = english[key];
    if (isGroup(own) && isGroup(text)) overlay(own, text);
    else english[key] = text;
  }
}

const isGroup = (text: unknown): text is Texts => typeof text === 'object' && text !== null && !Array.isArray(text);
