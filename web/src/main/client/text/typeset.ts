/** What the room writes plainly, as it is printed: an apostrophe inside a word, and thousands of dollars by locale. */
import { figure } from './money';

export const typeset = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/\$(\d{4,})(?!\d)/g, (_, dollars: string) => `$${figure(Number(dollars))}`);
