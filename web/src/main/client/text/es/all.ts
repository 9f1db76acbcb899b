/** Everything in Spanish: one catalogue for each of the English ones, by the name it is known under. */
import { me, records, staff } from './aside';
import { ask } from './ask';
import { book } from './bookTexts';
import { guide } from './guide';
import { mine } from './mineTexts';
import { floor, pages } from './pages';
import { passkeys } from './passkeyTexts';
import { table } from './tableTexts';
import { talk } from './talkTexts';
import { coach, lab, learn } from './tools';

export const all = {
  words: { ...pages, ...table, floor },
  me,
  staff,
  records,
  book,
  coach,
  lab,
  learn,
  talk,
  ask,
  guide,
  mine,
  passkeys,
};
