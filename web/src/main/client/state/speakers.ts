/** The rules speak of seats; people at a table speak of each other, and of themselves as you. */

import { spoken } from '../text/language';
import { typeset } from '../text/typeset';
import { words } from '../text/words';
import type { RulesPage } from '../wire/lobbyTypes';
import type { Answer, Barred, Choice, Refusal, Result, Seat, StoryLine, Update, Zones } from '../wire/tableTypes';

/** What a seat is called: by whoever sits there, else by its number. */
type Called = (number: string) => string | null;

export interface Company {
  seats: Seat[];
  me: string;
}

const IRREGULAR: Record<string, string> = { has: 'have', is: 'are', does: 'do', was: 'were' };

/** `raises` as one says it to the person: `raise`. */
export function toYou(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (/(ss|sh|ch|x|z|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[a-z][^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** A sentence of the rules with names in place of seat numbers. A seat as a place, `takes seat 3`, stays one. */
export function withNames(text: string, { seats, me }: Company): string {
  const who: Called = (number) => seats.find(({ seat }) => seat === Number(number))?.player || null;
  const own = (name: string, your: string, theirs: (name: string) => string) => (name === me ? your : theirs(name));
  const listed = (list: string) => list.replace(/\d+/g, (n) => own(who(n) ?? n, 'you', (name) => name));
  return firstPerson(text, me)
    .replace(/\bSeats ((?:\d+(?:, | and )?)+)/g, (all, list) =>
      list.match(/\d+/g).every((n: string) => who(n)) ? capital(listed(list)) : all,
    )
    .replace(/(^|[.;:] )Seat (\d+)(?! is taken)(['’]s)?( [a-z]+)?/g, (all, before, n, of, verb = '') => {
      const name = who(n);
      if (!name) return all;
      if (of) return before + own(name, 'Your', (one) => `${one}’s`) + verb;
      return before + own(name, `You${verb && ` ${toYou(verb.slice(1))}`}`, (one) => one + verb);
    })
    .replace(/\b(takes?|to take|moves? to|free) seat \d+/g, (place) => place.replace('seat', 'SEAT'))
    .replace(/\bat seat (\d+)/g, (all, n) =>
      named(who(n), all, (name) => `at ${own(name, 'your', (one) => `${one}’s`)} seat`),
    )
    .replace(/\bof seat (\d+)/g, (all, n) =>
      named(who(n), all, (name) => `of ${own(name, 'yours', (one) => `${one}’s`)}`),
    )
    .replace(/\bseat (\d+)(['’]s)?/g, (all, n, of) =>
      named(who(n), all, (name) => (of ? own(name, 'your', (one) => `${one}’s`) : own(name, 'you', (one) => one))),
    )
    .replace(/\bSEAT /g, 'seat ');
}

const named = (name: string | null, all: string, say: (name: string) => string) => (name ? say(name) : all);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Ann takes seat 3`, told to Ann. */
function firstPerson(text: string, me: string): string {
  if (!me || !text.startsWith(me)) return text;
  const rest = text.slice(me.length);
  // `Ann, Game: win $10` and `Ann: a card face down` have no verb of mine.
  if (/^(, (?!behind )|: )/.test(rest)) return `You${rest}`;
  const verb = /^(, behind \d+,)? ([a-z]+)/.exec(rest);
  return verb ? `You${verb[1] ?? ''} ${toYou(verb[2]!)}${rest.slice(verb[0].length)}` : text;
}

type Say = (text: string) => string;

/** How what the room writes is said; a language other than English brings its own way (`text/interpreter`). */
export const room = {
  said: withNames,
  clause: (_id: string, english: string): string => english,
  zones: (zones: Partial<Zones>, _say: Say): Partial<Zones> => zones,
};
spoken('room', room);

/** What concerns nobody at the table. */
export const roomSaid: Say = (text) => room.said(text, { seats: [], me: '' });

/** Decisions in the language of the page. */
export const choicesHeard = (choices: Choice[]): Choice[] =>
  choices.map((choice) => {
    const label = roomSaid(choice.label);
    return { ...choice, label: label === choice.label ? (words.acts[choice.id] ?? label) : label };
  });

/** A message of the room as this person reads it. */
export function heard(update: Update, before: Zones, me: string): Update {
  // Someone who has just left is still called by name.
  const seats = [...(update.zones?.seats ?? before.seats).filter(({ player }) => player), ...before.seats];
  const say: Say = (text) => room.said(text, { seats, me });
  const { zones, story, barred } = update;
  return {
    ...update,
    ...(zones && { zones: zonesHeard(zones, say) }),
    ...(story && { story: linesHeard(story, say) }),
    ...(barred && { barred: barred.map((bar): Barred => ({ ...bar, sentence: typeset(say(bar.sentence)) })) }),
  };
}

export const answerHeard = (answer: Answer, company: Company): Answer =>
  'words' in answer ? refusalHeard(answer, (text) => room.said(text, company)) : answer;

export const refusalHeard = (no: Refusal, say: Say = roomSaid): Refusal => {
  const sentence = typeset(say(no.sentence ?? ''));
  if (!sentence || sentence === no.sentence) return no;
  const remedy = typeset(say(no.remedy));
  return { ...no, sentence, remedy, words: `${sentence} (${no.rule}). ${remedy}`.trim() };
};

/** The sign of a table; its clauses keep their wording, with a translation beside them. */
export const rulesHeard = (page: RulesPage): RulesPage => ({
  sections: page.sections.map((section) => ({
    ...section,
    title: roomSaid(section.title),
    lines: section.lines.map((line) => (line.rule ? line : { ...line, sentence: typeset(roomSaid(line.sentence)) })),
  })),
});

export const linesHeard = (story: StoryLine[], say: Say): StoryLine[] =>
  story.map((line) => {
    const text = say(line.text);
    // The floor reads a clause out in its own words.
    return { ...line, text: typeset(text === line.text ? room.clause(line.rule, text) : text) };
  });

export function zonesHeard(heard: Partial<Zones>, say: Say): Partial<Zones> {
  const zones = room.zones(heard, say);
  const { table, results } = zones;
  return {
    ...zones,
    ...(table && {
      table: {
        ...table,
        stakes: typeset(table.stakes),
        prompt: typeset(say(table.prompt)),
        facts: table.facts.map(({ name, value }) => ({ name, value: typeset(say(value)) })),
      },
    }),
    ...(results && { results: results.map((result): Result => ({ ...result, why: typeset(say(result.why)) })) }),
  };
}
