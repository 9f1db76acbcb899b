/** What the coach says, in Spanish. The room writes English; each kind of sentence is known here by its shape. */

const RANKS: Record<string, [one: string, several: string]> = {
  ace: ['un as', 'ases'],
  king: ['un rey', 'reyes'],
  queen: ['una reina', 'reinas'],
  jack: ['una jota', 'jotas'],
  ten: ['un diez', 'dieces'],
  nine: ['un nueve', 'nueves'],
  eight: ['un ocho', 'ochos'],
  seven: ['un siete', 'sietes'],
  six: ['un seis', 'seises'],
  five: ['un cinco', 'cincos'],
  four: ['un cuatro', 'cuatros'],
  three: ['un tres', 'treses'],
  two: ['un dos', 'doses'],
};

const one = (rank: string): string => RANKS[rank]?.[0] ?? rank;
const several = (ranks: string): string =>
  RANKS[ranks.replace(/e?s$/, '')]?.[1] ?? RANKS[ranks.slice(0, -1)]?.[1] ?? ranks;
const bare = (rank: string): string => one(rank).replace(/^una? /, '');
const beside = (kickers: string | undefined): string => (kickers ? ` con ${kickers}` : '');

type Shape = [RegExp, (...parts: string[]) => string];

const first = (shapes: Shape[], text: string): string => {
  for (const [shape, said] of shapes) {
    const found = shape.exec(text);
    if (found) return said(...found.slice(1));
  }
  return text;
};

const HANDS: Shape[] = [
  [/^hard (\d+)$/, (points) => `${points} duro`],
  [/^soft (\d+)$/, (points) => `${points} blando`],
  [/^(\d+), bust$/, (points) => `${points}, pasado`],
  [/^(?:a Pure|Pure 21\.5)$/, () => 'un Pure'],
  [/^(?:a|two) bonus cards?$/, () => 'dos cartas con bono'],
  [/^(?:a )?pair of (\w+)(?: with (.+))?$/, (ranks, with_) => `un par de ${several(ranks!)}${beside(with_)}`],
  [/^(\w+) high(?: with (.+))?$/, (rank, with_) => `${bare(rank!)} como carta alta${beside(with_)}`],
  [/^three (\w+)$/, (ranks) => `una tercia de ${several(ranks!)}`],
  [/^(\w+)-high straight flush$/, (rank) => `una escalera de color a ${bare(rank!)}`],
  [/^(\w+)-high straight$/, (rank) => `una escalera a ${bare(rank!)}`],
  [/^(\w+)-high flush(?: with (.+))?$/, (rank, with_) => `un color a ${bare(rank!)}${beside(with_)}`],
  [/^mini royal(?: flush)?$/i, () => 'una mini escalera real'],
];
export const handSaid = (hand: string): string => first(HANDS, hand);

const bankSaid = (bank: string): string =>
  bank === 'a bonus card' ? 'una carta con bono' : one(bank.replace(/^an? /, ''));

const DONE: Record<string, string> = {
  hit: 'pediste con',
  'stood on': 'te plantaste con',
  doubled: 'doblaste',
  split: 'separaste',
  surrendered: 'te rendiste con',
  insured: 'aseguraste',
  'did not insure': 'no aseguraste',
  'took even money on': 'cobraste a la par',
  played: 'jugaste',
  folded: 'te retiraste con',
};

const DOING: Record<string, string> = {
  hitting: 'pedir',
  standing: 'plantarse',
  doubling: 'doblar',
  splitting: 'separar',
  surrendering: 'rendirse',
  insuring: 'asegurar',
  'not insuring': 'no asegurar',
  'taking even money': 'cobrar a la par',
  playing: 'jugar',
  folding: 'retirarse',
};

const WHAT_WAS_DONE = new RegExp(`^(${Object.keys(DONE).join('|')}) (.+?)(?: against (an? [\\w ]+?))?$`);

/** `stood on hard 16 against a nine`. */
function whatWasDone(english: string): string {
  const found = WHAT_WAS_DONE.exec(english);
  if (!found) return english;
  const [, did = '', hand = '', bank] = found;
  return `${DONE[did]} ${handSaid(hand)}${bank ? ` contra ${bankSaid(bank)}` : ''}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bonus = (list: string): string =>
  list
    .split(', your ')
    .map((part) =>
      part.replace(
        /^(.+) of (\S+) (costs|brings) (\S+)$/,
        (_, wager, stake, does, worth) => `${wager} de ${stake} ${does === 'costs' ? 'cuesta' : 'da'} ${worth}`,
      ),
    )
    .join(', tu ');

const SENTENCES: Shape[] = [
  [
    /^Exact over the cards you have not seen, for the main wager and a bank that can pay\.$/,
    () => 'Exacto sobre las cartas que no has visto, para la apuesta principal y una banca que puede pagar.',
  ],
  [
    /^Against hands nobody knows, when nothing more is bet\.$/,
    () => 'Contra manos que nadie conoce, cuando no se apuesta más.',
  ],
  [
    /^What a choice is worth depends on how the others play, so the coach does not say it here\.$/,
    () => 'Lo que vale una opción depende de cómo jueguen los demás; por eso aquí el entrenador no lo dice.',
  ],
  [
    /^Your (.+) on average, whatever you decide\.$/,
    (list) => `Tu ${bonus(list!)} en promedio, decidas lo que decidas.`,
  ],
  [
    /^The bank is (\S+) and (\S+) is staked\.$/,
    (bank, staked) => `La banca es de ${bank} y hay ${staked} apostados.`,
  ],
  [
    /^By what is staked ahead of you, (\S+) of your (\S+) has action\.$/,
    (part, own) => `Por lo que se apostó antes que tú, ${part} de tus ${own} tienen acción.`,
  ],
  [
    /^By what is staked ahead of you, (\S+) to (\S+) of your (\S+) has action, as the button falls\.$/,
    (least, most, own) =>
      `Por lo que se apostó antes que tú, de ${least} a ${most} de tus ${own} tienen acción, según caiga el botón.`,
  ],
  [/^The figures take all of it to be covered\.$/, () => 'Las cifras suponen que todo está cubierto.'],
  [
    /^Behind (.+) the bank goes over 21 in (\d+) of 100 rounds\.$/,
    (up, n) => `Con ${bankSaid(up!)} a la vista, la banca se pasa de 21 en ${n} de 100 rondas.`,
  ],
  [
    /^Nobody stands on hard (\d+) or less \((.+)\)\.$/,
    (n, rule) => `Nadie se planta con ${n} duro o menos (${rule}).`,
  ],
  [/^Nobody hits hard (\d+) or more \((.+)\)\.$/, (n, rule) => `Nadie pide con ${n} duro o más (${rule}).`],
  [
    /^Insurance is worth ([+-][\d.]+) cents for each dollar of it\.$/,
    (cents) => `El seguro vale ${cents} centavos por cada dólar.`,
  ],
  [
    /^Of 100 banks (\d+) do not qualify, (\d+) lose to this hand and (\d+) beat it\.$/,
    (none, won, lost) => `De 100 bancas, ${none} no califican, ${won} pierden con esta mano y ${lost} le ganan.`,
  ],
  [
    /^You (.+); (.+) was better\.$/,
    (did, better) => `${capital(whatWasDone(did!))}; ${DOING[better!] ?? better} era mejor.`,
  ],
  [/^You (.+)\.$/, (did) => `${capital(whatWasDone(did!))}.`],
];

/** A text of the coach sentence by sentence; a habit or a hand is no sentence and is told as what it is. */
export function coachSaid(english: string): string {
  if (!english.endsWith('.')) return WHAT_WAS_DONE.test(english) ? whatWasDone(english) : handSaid(english);
  return english
    .split(/(?<=\.)(?= [A-Z])/)
    .map((part) => first(SENTENCES, part.trim()))
    .join(' ');
}
