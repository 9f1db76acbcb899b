/** A language that is one file of the room: its texts by their paths; whatever is left out stays English. */
import { ask } from '../state/api';
import type { PageText, RoomLanguage, SpokenLanguage } from '../wire/languageTypes';
import { Interpreter } from './interpreter';

type Texts = Record<string, unknown>;

let known: Promise<SpokenLanguage[]> | null = null;

/** The languages that have a file; none where the room does not answer. */
export function languages(): Promise<SpokenLanguage[]> {
  known ??= ask<SpokenLanguage[]>('GET', '/api/languages').catch(() => []);
  return known;
}

export const codes = async (): Promise<string[]> => (await languages()).map(({ code }) => code);

export async function read(code: string) {
  const language = await ask<RoomLanguage>('GET', `/api/languages/${code}`);
  const { said, clause, zones } = new Interpreter(language);
  const numbers = isLocale(language.numbers) ? language.numbers : code;
  const translation = { ...byPath(language.texts), room: { said, clause, zones } } as Record<string, Texts>;
  return { translation, put: putter(new Intl.PluralRules(numbers)), numbers };
}

function isLocale(name: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length > 0;
  } catch {
    return false; // not a name of that kind at all
  }
}

/** `words.nav.lobby` and its text as `{ words: { nav: { lobby: … } } }`. */
export function byPath(texts: PageText[]): Texts {
  const all: Texts = Object.create(null) as Texts;
  for (const { path, said } of texts) {
    const steps = path.split('.');
    if (steps.includes('__proto__')) continue;
    const last = steps.pop() ?? '';
    let at: Texts | null = all;
    for (const step of steps) at = inner(at, step);
    if (at) at[last] = said;
  }
  return all;
}

/** Null where a text has been given already: nothing lies within a text. */
function inner(at: Texts | null, step: string): Texts | null {
  if (!at) return null;
  at[step] ??= Object.create(null);
  return typeof at[step] === 'object' ? (at[step] as Texts) : null;
}

/** A text takes the place of a text and a pattern that of one made of parts; what fits neither is left in English. */
export const putter = (plurals: Intl.PluralRules) => (english: unknown, other: unknown) => {
  if (typeof other !== 'string') return other;
  if (typeof english === 'function')
    return (...given: unknown[]) =>
      filled(other, given, plurals) ?? (english as (...parts: unknown[]) => unknown)(...given);
  return typeof english === 'object' ? english : other;
};

/** `{1}` is the first part; `{2|one=card|other=cards}` goes by the second, by its own value or by its number. */
const PART = /\{(\d)((?:\|[^={}|]+=[^{}|]*)*)\}/g;

/** Null where a part cannot be said as text. */
function filled(pattern: string, given: unknown[], plurals: Intl.PluralRules): string | null {
  if (given.some((part) => typeof part === 'object' && part !== null && !Array.isArray(part))) return null;
  return pattern.replace(PART, (_, place: string, forms: string) => {
    const part = given[Number(place) - 1];
    return forms ? form(forms, part, plurals) : text(part);
  });
}

const text = (part: unknown): string => (Array.isArray(part) ? part.join(', ') : String(part ?? ''));

/** The form for this value; the last one for any other. */
function form(forms: string, part: unknown, plurals: Intl.PluralRules): string {
  const pairs = forms
    .slice(1)
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  const isNumber = typeof part === 'number' || (typeof part === 'string' && /^\d+$/.test(part));
  const names = [text(part), ...(isNumber ? [plurals.select(Number(part))] : [])];
  return (pairs.find(([name]) => names.includes(name)) ?? pairs.at(-1))?.[1] ?? '';
}
