/** What one may choose, and how a card is said, in Spanish. */
import type { Said } from '../language';
import type { words } from '../words';

export const acts: Record<string, string> = {
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Separar',
  surrender: 'Rendirse',
  insurance: 'Seguro',
  'no-insurance': 'Sin seguro',
  'even-money': 'Cobrar a la par',
  play: 'Jugar',
  fold: 'Retirarse',
  check: 'Pasar',
  call: 'Igualar',
  bet: 'Apostar',
  raise: 'Subir',
  complete: 'Completar',
  'bring-in': 'Apuesta de entrada',
  draw: 'Cambiar cartas',
  discard: 'Descartar',
  show: 'Mostrar',
  muck: 'No mostrar',
  done: 'Repartir',
  'take-bank': 'Tomar la banca',
  'pass-bank': 'Pasar la banca',
  'sit-out': 'Descansar',
  'come-back': 'Volver a jugar',
  'top-up': 'Añadir fichas',
  leave: 'Dejar la mesa',
  match: 'Seguir dobles y separaciones',
  'kill-to-enter': 'Entrar con la apuesta «kill»',
  'wait-for-blind': 'Esperar la ciega',
  sit: 'Sentarse',
  'stand-behind': 'Apostar detrás',
  'take-back': 'Retirar la apuesta',
  move: 'Cambiar de asiento',
  kill: 'Poner el «kill»',
  'let-live': 'Sin «kill»',
  'play-board': 'Jugar la mesa',
};

export const cards: Said<typeof words>['cards'] = {
  down: 'una carta tapada',
  joker: 'comodín',
  of: (rank, suit) => `${rank} de ${suit}`,
  ranks: {
    A: 'as',
    K: 'rey',
    Q: 'reina',
    J: 'jota',
    T: 'diez',
    9: 'nueve',
    8: 'ocho',
    7: 'siete',
    6: 'seis',
    5: 'cinco',
    4: 'cuatro',
    3: 'tres',
    2: 'dos',
  },
  suits: { s: 'picas', h: 'corazones', d: 'diamantes', c: 'tréboles' },
};

export const facts: Record<string, string> = {
  'action-button': 'Botón de acción',
  shoe: 'Cartas en el sabot',
  decks: 'Barajas',
  'pure-pays': 'Pure paga',
  'bank-qualifies': 'La banca califica',
  button: 'Botón',
  street: 'Calle',
  'killed by': '«Kill» de',
  'to call': 'Para igualar',
  drop: 'Comisión',
};

const STREETS: Record<string, string> = {
  'pre-flop': 'antes del flop',
  third: 'tercera calle',
  fourth: 'cuarta calle',
  fifth: 'quinta calle',
  sixth: 'sexta calle',
  seventh: 'séptima calle',
  'pre-draw': 'antes del cambio',
  'post-draw': 'tras el cambio',
  'second draw': 'tras el segundo cambio',
  'third draw': 'tras el tercer cambio',
};

/** `6 to 5`, `with queen-high`, a street: what a sign says besides figures and names. */
export const worth = (value: string): string =>
  STREETS[value] ??
  value
    .replace(/^(\d+) to (\d+)$/, '$1 a $2')
    .replace(/^with (\w+)-high$/, (_, rank: string) => `con ${HIGH[rank] ?? rank} o mejor`);

const HIGH: Record<string, string> = { ace: 'as', king: 'rey', queen: 'reina', jack: 'jota' };
