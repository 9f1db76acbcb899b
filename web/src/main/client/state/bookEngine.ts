/** The room's own rules as a script: asked about rounds, bets and signs when there is no connection to the room. */
import type { Refusal } from '../wire/tableTypes';
import { Refused } from './api';

export const SCRIPT = '/book-engine.js';
export const SHEETS = '/api/book/sheets';

/** Compiled from the functions that answer in the room; answers are JSON, the same to the last character. */
export interface BookScript {
  sheet(house: string, name: string, text: string): void;
  payTables(text: string): void;
  round(text: string): string;
  sign(house: string, game: string, stakes: string): string;
  fees(house: string, game: string, schedule: string, bet: string): string;
}

interface SheetTexts {
  payTables: string;
  sheets: { house: string; name: string; text: string }[];
}

let script: Promise<BookScript> | null = null;

/** Has loaded the sheets of this room, which may be an operator's own. */
async function taught(): Promise<BookScript> {
  const [found, given] = await Promise.all([
    import(`${location.origin}${SCRIPT}`) as Promise<BookScript>,
    fetch(SHEETS).then((answer) => answer.json() as Promise<SheetTexts>),
  ]);
  found.payTables(given.payTables);
  for (const { house, name, text } of given.sheets) found.sheet(house, name, text);
  return found;
}

function opened(): Promise<BookScript> {
  script ??= taught().catch((no: unknown) => {
    script = null;
    throw no;
  });
  return script;
}

const FORM = 400;

export function answerOf<T>(json: string): T {
  const answer = JSON.parse(json) as T | Refusal;
  if ((answer as Refusal).ok === false) throw new Refused(FORM, answer as Refusal);
  return answer as T;
}

/** What the room says; if it does not answer, what the script says; without a script, the room's error. */
export async function orByScript<T>(room: Promise<T>, asked: (script: BookScript) => string): Promise<T> {
  try {
    return await room;
  } catch (silence) {
    if (!(silence instanceof Refused) || silence.status !== 0) throw silence;
    const found = await opened().catch(() => null);
    if (!found) throw silence;
    return answerOf<T>(asked(found));
  }
}
