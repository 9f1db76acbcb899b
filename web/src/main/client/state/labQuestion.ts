/** The question is part of the address, so that the answer can be sent to somebody. */
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
  /** The bank that is asked about, in dollars; what is empty is the house's own. */
  bank: string;
  seats: string;
  schedule: string;
  bet: string;
  /** `1` where every seat stakes the bonus wagers too. */
  bonus: string;
}

const NAMES = [
  'house',
  'game',
  'decks',
  'options',
  'versus',
  'wager',
  'edge',
  'poker',
  'hands',
  'board',
  'bank',
  'seats',
  'schedule',
  'bet',
  'bonus',
] as const;

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
  for (const option of question.options.split(PARTED)) {
    const [key = '', ...value] = option.split('=');
    if (option.trim()) asked.set(`option.${key.trim()}`, value.join('=').trim());
  }
  return `/api/lab/${house}/${question.game}?${asked}`;
}

/** A comma separates two keys only where a key follows: `[game, buster]` is one value. */
const PARTED = /,(?=[^,=]+=)/;

/** The changed keys, with one added or changed. */
export function changeOption(options: string, key: string, value: string): string {
  const others = options.split(PARTED).map((one) => one.trim());
  return [...others.filter((one) => one && one.split('=')[0] !== key), `${key}=${value}`].join(',');
}

/** No bank given: the house's own terms. */
export const HOUSE_BANK = { bank: '', seats: '', schedule: '', bet: '', bonus: '' };

/** Whether somebody has said which bank they mean; only they get the precise answer. */
export const asksBank = (question: LabQuestion): boolean =>
  !!(question.bank || question.seats || question.schedule || question.bet || question.bonus);

/** How many rounds are dealt, more each time: a rough answer at once, a precise one soon after. */
export const ROUNDS = [20_000, 100_000, 500_000] as const;

/** The address at which the room plays a bank; empty where no bank can be played. */
export function bankPath(question: LabQuestion, rounds: number): string {
  if (question.decks === 'infinite') return '';
  const [path, query] = sheetPath({ ...question, removal: false }, question.house).split('?');
  return `${path}/bank?${bankTerms(question, new URLSearchParams(query), rounds)}`;
}

/** The PAR sheet of what is shown, its bank included; of the other house, its sheet alone. */
export function parPath(question: LabQuestion, house: string): string {
  const [path, query] = sheetPath(question, house).split('?');
  const asked = new URLSearchParams(query);
  if (question.decks !== 'infinite' && house === question.house)
    bankTerms(question, asked, asksBank(question) ? ROUNDS[2] : ROUNDS[0]);
  return `${path}/par-sheet?${asked}`;
}

/** The same, printed. */
export const pdfPath = (question: LabQuestion, house: string): string =>
  parPath(question, house).replace('/par-sheet?', '/par-sheet.pdf?');

export function rulePath(question: LabQuestion): string {
  const [path, query] = sheetPath({ ...question, removal: false }, question.house).split('?');
  return `${path}/rule-sheet?${query}`;
}

function bankTerms(question: LabQuestion, asked: URLSearchParams, rounds: number): URLSearchParams {
  if (question.schedule) asked.set('schedule', question.schedule);
  if (question.seats) asked.set('seats', question.seats);
  if (question.bonus) asked.set('bonus', question.bonus);
  if (dollars(question.bet)) asked.set('betCents', dollars(question.bet));
  if (dollars(question.bank)) asked.set('bankCents', dollars(question.bank));
  asked.set('rounds', `${rounds}`);
  return asked;
}

/** The text entered for an amount that is not one; empty where everything is valid. */
export const noAmount = (question: LabQuestion): string =>
  [question.bet, question.bank].find((text) => text && !dollars(text)) ?? '';

/** `$2,500` or `2500.50` in cents; empty where it is not an amount. */
function dollars(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? `${Math.round(Number(plain) * 100)}` : '';
}
