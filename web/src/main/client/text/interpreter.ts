/** Says in another language what the room writes in English: each kind of sentence is known by its shape. */
import { ask } from '../state/api';
import { type Company, type room, withNames } from '../state/speakers';
import type { Phrase, RoomLanguage } from '../wire/languageTypes';
import type { Zones } from '../wire/tableTypes';

/** How a part of a sentence is written, by its kind. */
const WRITTEN: Record<string, string> = {
  who: '.+?',
  seat: '[Ss]eat \\d+',
  seats: '\\d+(?:(?:, | and )\\d+)*',
  n: '\\d[\\d,]*',
  sum: '\\$\\d[\\d,]*(?:\\.\\d\\d)?',
  ranks: '[AKQJT2-9](?:-[AKQJT2-9])*',
  any: '.+?',
  word: '[A-Za-z]+',
  raw: '.+?',
};
const PART = /\{([a-z]+\d?)\}/g;
const SEAT = /^(?:seat )?(\d+)$/i;
/** A seat and nothing else, as the sign says whose button it is. */
const PLACE = /^seat \d+$/i;
/** `Ann, behind 3,`; no other name has a comma, so that `Ann has hard 18,` is nobody. */
const BEHIND = /, behind \d+,?$/;
/** `Seat 2 folds`, `7d for the bank`. */
const SENTENCE = /^(?:[A-Z]|[2-9][shdc] )/;

interface Shape {
  /** What every such sentence contains: most sentences are ruled out without a pattern. */
  hint: string;
  /** How much of it is the same in every such sentence. */
  fixed: number;
  pattern: RegExp;
  parts: string[];
  said: string;
}

const kindOf = (part: string): string => part.replace(/\d$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function shapeOf({ shape, said }: Phrase): Shape {
  const pieces = shape.split(PART);
  const fixed = pieces.filter((_, i) => i % 2 === 0);
  const pattern = pieces.map((piece, i) => (i % 2 ? `(${WRITTEN[kindOf(piece)]})` : escaped(piece))).join('');
  return {
    fixed: fixed.join('').length,
    hint: fixed.reduce((longest, one) => (one.length > longest.length ? one : longest), ''),
    pattern: new RegExp(`^${pattern}$`),
    parts: pieces.filter((_, i) => i % 2 === 1),
    said,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export class Interpreter {
  private readonly whole: Map<string, string>;
  private readonly shapes: Shape[];
  private readonly clauses: Map<string, string>;

  constructor({ phrases, clauses }: Pick<RoomLanguage, 'phrases' | 'clauses'>) {
    this.whole = new Map(phrases.map(({ shape, said }) => [shape, said]));
    // Of two shapes that fit, the one that says more is meant.
    const shapes = phrases.filter(({ shape }) => shape.includes('{')).map(shapeOf);
    this.shapes = shapes.sort((one, other) => other.fixed - one.fixed);
    this.clauses = new Map(clauses.map(({ id, sentence }) => [id, sentence]));
  }

  /** The sentence as it is said to this person; null for one that is not known. */
  known(text: string, company: Company): string | null {
    const ends = text.endsWith('.') ? '.' : '';
    const bare = ends ? text.slice(0, -1) : text;
    const isSomebody = PLACE.test(bare) && this.nameOf(bare, company) !== null;
    const said = isSomebody ? this.who(bare, company) : (this.whole.get(bare) ?? this.shaped(bare, company));
    if (said === null) return null;
    return (SENTENCE.test(text) ? capital(said) : said) + ends;
  }

  readonly said = (text: string, company: Company): string =>
    text && (this.known(text, company) ?? withNames(text, company));

  /** A row of a schedule is a clause too, made from the sheet: it is known by its shape. */
  readonly clause = (id: string, english: string): string =>
    this.clauses.get(id) ?? this.known(english, NOBODY) ?? english;

  /** Labels, totals and the like, which English leaves as they are. */
  readonly zones = (zones: Partial<Zones>, say: (text: string) => string): Partial<Zones> => {
    const { table, positions, bank, pots, results } = zones;
    const hand = <H extends Zones['positions'][number]['hands'][number]>(one: H): H => ({
      ...one,
      total: say(one.total),
      readings: one.readings.map((reading) => ({ ...reading, words: say(reading.words) })),
    });
    return {
      ...zones,
      ...(table && {
        table: {
          ...table,
          stakes: say(table.stakes),
          wagers: table.wagers.map((area) => ({ ...area, label: say(area.label) })),
        },
      }),
      ...(positions && { positions: positions.map((spot) => ({ ...spot, hands: spot.hands.map(hand) })) }),
      ...(bank && { bank: { ...bank, hand: hand(bank.hand) } }),
      ...(pots && { pots: pots.map((pot) => ({ ...pot, name: say(pot.name) })) }),
      ...(results && { results: results.map((result) => ({ ...result, wager: say(result.wager) })) }),
    };
  };

  private shaped(text: string, company: Company): string | null {
    for (const shape of this.shapes) {
      const found = text.includes(shape.hint) ? shape.pattern.exec(text) : null;
      const said = found && this.filled(shape, found, company);
      if (said) return said;
    }
    return null;
  }

  private filled({ parts, said }: Shape, found: RegExpExecArray, company: Company): string | null {
    const values = new Map<string, string>();
    let mine = false;
    for (const [i, part] of parts.entries()) {
      const kind = kindOf(part);
      const text = found[i + 1] ?? '';
      if (kind === 'who' && text.replace(BEHIND, '').includes(',')) return null;
      const isSomebody = kind === 'who' || kind === 'seat' || (kind === 'any' && PLACE.test(text));
      const value = isSomebody ? this.who(text, company) : this.part(kind, text, company);
      if (value === null) return null;
      mine ||= isSomebody && this.isMe(text, company);
      values.set(part, value);
    }
    return said
      .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, of: string, to: string) => (mine ? to : of))
      .replace(PART, (_, part: string) => values.get(part) ?? '');
  }

  private part(kind: string, text: string, company: Company): string | null {
    if (kind === 'any' || kind === 'word') return this.known(text, company);
    if (kind === 'seats') return text.replace(/ and /g, ', ').replace(/\d+/g, (seat) => this.who(seat, company));
    return text;
  }

  private nameOf(text: string, { seats }: Company): string | null {
    const seat = SEAT.exec(text)?.[1];
    return seat ? seats.find((one) => one.seat === Number(seat))?.player || null : text;
  }

  private isMe(text: string, company: Company): boolean {
    return company.me !== '' && this.nameOf(text, company) === company.me;
  }

  /** By name, as `you`, or by the seat that nobody has. */
  private who(text: string, company: Company): string {
    if (this.isMe(text, company)) return this.whole.get('you') ?? 'you';
    const name = this.nameOf(text, company);
    return name === null
      ? (this.shaped(text.toLowerCase().replace(/^(?=\d)/, 'seat '), NOBODY) ?? text)
      : (BEHIND.test(name) && this.known(name, NOBODY)) || name;
  }
}

const NOBODY: Company = { seats: [], me: '' };

/** The room's sentences in that language; in English when the room does not answer. */
export async function interpreter(code: string): Promise<Partial<typeof room>> {
  try {
    const { said, clause, zones } = new Interpreter(await ask<RoomLanguage>('GET', `/api/languages/${code}`));
    return { said, clause, zones };
  } catch {
    return {};
  }
}
