/** What a screen reader says: a story in sentences, and on my turn what I hold and what I may do. */
import { spokenCards } from '../text/cards';
import { money } from '../text/money';
import { people } from '../text/people';
import { words } from '../text/words';
import type { Choice, StoryLine, Zones } from '../wire/tableTypes';
import { readingOf } from './handReading';

/** A card dealt face down to somebody else is obvious and not worth a line. */
export const isNews = ({ kind, cards }: StoryLine): boolean => kind !== 'deal' || cards.some((face) => face !== '??');

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Cards dealt to one place in a row become one sentence; my own are told to me as mine. */
export function heard(lines: StoryLine[], me: string): string {
  const said: string[] = [];
  let place = '';
  for (const line of lines.filter(isNews)) {
    const text = spokenCards(line.text).replace(me ? `${me}, ` : /^$/, `${words.you}, `);
    const at = line.kind === 'deal' ? text.indexOf(': ') : -1;
    const here = at > 0 ? text.slice(0, at) : '';
    if (here && here === place) said.push(`${said.pop()}, ${text.slice(at + 2)}`);
    else if (text) said.push(text);
    place = here;
  }
  return people(said.map(ended).join(' '));
}

/** My turn in one sentence: what I hold, what the bank shows, and what I may do now. */
export function turnHeard(head: string, { positions, bank }: Zones, choices: Choice[], me: string): string {
  const own = positions.filter(({ bettor }) => bettor === me).flatMap(({ hands }) => hands);
  const held = own.map(readingOf).filter(Boolean).join(', ');
  const offered = choices
    .filter(({ position }) => position !== 'table')
    .map(({ label, amount }) => (amount ? words.amount.of(label, money(amount.suggestedCents)) : label));
  return [
    head,
    held && `${words.you}: ${held}`,
    bank?.hand.total && `${words.why.bank}: ${bank.hand.total}`,
    [...new Set(offered)].join(', '),
  ]
    .map((part) => part && ended(spokenCards(part)))
    .filter(Boolean)
    .join(' ');
}
