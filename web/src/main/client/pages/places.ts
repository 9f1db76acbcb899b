/** The pages with an address of one word, a line for each; they are fetched when somebody opens them. */
import type { ComponentType } from 'preact';
import { type Load, style } from '../state/lazyPages';

/** One of the pages that are fetched together. */
const aside =
  (choose: (pages: typeof import('./sidePages')) => ComponentType): Load =>
  () =>
    Promise.all([import('./sidePages'), style('aside')]).then(([pages]) => choose(pages));

export type Places = Record<string, Load>;

export const PLACES: Places = {
  admin: aside((pages) => pages.AdminPage),
  book: () => Promise.all([import('./BookPage'), style('book')]).then(([pages]) => pages.BookPage),
  floor: aside((pages) => pages.FloorPage),
  history: aside((pages) => pages.HistoryPage),
  lab: () => Promise.all([import('./LabPage'), style('lab')]).then(([pages]) => pages.LabPage),
  me: aside((pages) => pages.MePage),
  mine: aside((pages) => pages.MinePage),
  replay: aside((pages) => pages.ImportPage),
};
