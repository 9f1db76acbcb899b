/** What the lab is asked stands in its address, so that the answer can be sent to somebody. */
export interface LabQuestion {
  house: string;
  game: string;
  decks: string;
  /** Keys of the sheet that are changed, `key=value` separated by commas. */
  options: string;
  removal: boolean;
  /** The house it is compared with; empty for none. */
  versus: string;
  wager: string;
  edge: string;
  poker: string;
  hands: string;
  board: string;
}

const NAMES = ['house', 'game', 'decks', 'options', 'versus', 'wager', 'edge', 'poker', 'hands', 'board'] as const;

export function readLab(search: string): LabQuestion {
  const asked = new URLSearchParams(search);
  const words = Object.fromEntries(NAMES.map((name) => [name, asked.get(name) ?? '']));
  return { ...words, removal: asked.get('removal') === '1' } as LabQuestion;
}

export function writeLab(question: LabQuestion): string {
  const asked = new URLSearchParams();
  for (const name of NAMES) if (question[name]) asked.set(name, question[name]);
  if (question.removal) asked.set('removal', '1');
  const text = asked.toString();
  return text ? `/lab?${text}` : '/lab';
}

/** The address at which the room answers for one house. */
export function sheetPath(question: LabQuestion, house: string): string {
  const asked = new URLSearchParams();
  if (question.decks) asked.set('decks', question.decks);
  if (question.removal) asked.set('removal', '1');
  for (const option of question.options.split(/,(?=[^,=]+=)/)) {
    const at = option.indexOf('=');
    if (at > 0) asked.set(`option.${option.slice(0, at).trim()}`, option.slice(at + 1).trim());
  }
  return `/api/lab/${house}/${question.game}?${asked}`;
}
