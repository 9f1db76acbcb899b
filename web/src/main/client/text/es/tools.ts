/** Coach, trainer and lab, in Spanish. */
import type { coachWords } from '../coachWords';
import type { labWords } from '../labWords';
import type { Said } from '../language';
import type { learnWords } from '../learnWords';

const PLAYS = {
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Separar',
  surrender: 'Rendirse',
};

export const coach: Said<typeof coachWords> = {
  title: 'Entrenador',
  off: 'Sin entrenador',
  evening: 'Esta sesión',
  waits: 'Cuando te toca, cada opción muestra lo que vale en promedio. Solo tú lo ves.',
  working: 'El entrenador calcula…',
  silent: 'El entrenador no responde ahora. Sigue jugando.',
  last: (cost, many) =>
    many ? `Última ronda: tus decisiones costaron ${cost}.` : `Última ronda: esta decisión costó ${cost}.`,
  allBest: (n) =>
    n === 1 ? 'Última ronda: tu decisión fue la mejor.' : 'Última ronda: todas tus decisiones fueron las mejores.',
  share: (part, others) =>
    others === 1
      ? `Tu mano gana en promedio ${part} del bote contra una mano desconocida.`
      : `Tu mano gana en promedio ${part} del bote contra ${others} manos desconocidas.`,
  dearest: 'Tus costumbres más caras',
  practise: 'Practicar',
  habit: 'Lo que hiciste',
  times: 'Veces',
  cost: 'Coste',
  sum: (mistakes, decisions, cost) =>
    decisions === 1
      ? `Tu única decisión no fue la mejor. Costó ${cost} en promedio.`
      : `${mistakes} de ${decisions} decisiones no fueron las mejores. Costaron ${cost} en promedio.`,
  none: 'Todavía no se ha valorado ninguna decisión.',
  noMistakes: (decisions) =>
    decisions === 1 ? 'Tu única decisión fue la mejor.' : `Las ${decisions} decisiones fueron las mejores.`,
};

export const learn: Said<typeof learnWords> = {
  title: 'Practicar',
  lead: 'Decisiones en las que los errores son caros. ¿Qué harías?',
  house: 'Casa',
  game: 'Juego',
  bank: 'La banca muestra',
  you: 'Tienes',
  stake: (amount) => `Con una apuesta de ${amount}`,
  right: 'Correcto.',
  wrong: (doing, cost, best) => `${doing} cuesta ${cost}. Mejor: ${best}.`,
  next: 'Siguiente',
  progress: (right, all) => `${right} de ${all} correctas hasta ahora`,
  fresh: 'Aún sin respuestas.',
  working: 'Se calculan las situaciones…',
  choices: { ...PLAYS, play: 'Jugar', fold: 'Retirarse' },
};

export const lab: Said<typeof labWords> = {
  title: 'Laboratorio',
  lead: 'Lo que hace una hoja de reglas, antes de colgarla.',
  house: 'Casa',
  game: 'Juego',
  decks: 'Barajas',
  sheets: 'Las de la hoja',
  infinite: 'Infinitas',
  options: 'Claves para cambiar',
  optionsHint: 'clave=valor, separadas por comas',
  removal: 'Efecto de cada carta',
  versus: 'Comparar con',
  none: 'nada',
  keys: 'Claves vigentes',
  working: 'Calculando…',
  json: 'JSON',
  link: 'Copiar el enlace',
  copied: 'Copiado',
  print: 'Imprimir',
  practise: 'Practicar',
  wagers: 'Apuestas',
  wagersLead: 'ventaja de la banca, por unidad apostada',
  wager: 'Apuesta',
  edge: 'Ventaja',
  sd: 'Desviación',
  hit: 'Aciertos',
  most: 'Paga hasta',
  figure: 'Cifra',
  exact: 'fracción exacta',
  precise: 'doble precisión, hasta 10⁻¹²',
  difference: 'Diferencia',
  law: 'Una ronda',
  lawLead: 'probabilidad en porcentaje, por resultado en unidades de la apuesta',
  chart: 'Mejor jugada por total',
  chartLead: 'contra la carta visible; 10 es cualquier carta con bono',
  byTotals: (cost) => `Guiarse solo por los totales cuesta ${cost} más que guiarse por las cartas.`,
  plays: PLAYS,
  weakest: 'La mano más débil que juega',
  shows: 'La banca muestra',
  hand: 'Mano',
  removalTitle: 'Una carta menos',
  removalLead: 'cambio de la esperanza del jugador, en porcentaje; el conteo que sigue',
  rank: 'Valor',
  effect: 'Efecto',
  count: 'Conteo',
  gain: (correlation, gain) =>
    `El conteo tiene correlación ${correlation}; apostar solo cuando ayuda al jugador da ${gain} por ronda (modelo).`,
  design: 'Diseñar una tabla de pagos',
  designLead: 'unidades enteras; las cinco tablas más cercanas a la ventaja',
  wanted: 'Ventaja deseada, por ciento',
  find: 'Buscar tablas',
  equity: 'Equidad',
  equityLead: 'lo que valen las manos de póquer entre sí cuando no se apuesta más',
  hands: 'Manos, separadas por ;',
  board: 'Cartas comunes',
  countIt: 'Calcular',
  win: 'Gana',
  tie: 'Empata',
  lose: 'Pierde',
  counted: (boards, how) => `${boards} repartos, ${how}`,
  how: { exact: 'todos', sampled: 'por muestreo', stopped: 'hasta donde alcanzó el tiempo' },
};
