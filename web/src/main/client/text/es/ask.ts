/** Games that are asked for, in Spanish. */
import type { askWords } from '../askWords';
import type { Said } from '../language';

export const ask: Said<typeof askWords> = {
  title: 'Pide un juego',
  lead: 'Te llamamos en cuanto otros también lo quieran.',
  ask: 'Pedir',
  send: 'Pedir este juego',
  wanted: 'Juegos que se piden',
  asks: (names, n) => (n === 1 ? `Lo pide ${names}` : `Lo piden ${names}`),
  you: 'tú',
  youAsk: 'Lo pides tú',
  missing: (n) => (n === 1 ? 'Falta 1 jugador' : `Faltan ${n} jugadores`),
  join: 'Yo también',
  joinWhat: (game, stakes) => `Yo también: ${game}, ${stakes}`,
  bots: 'Empezar con bots',
  withdraw: 'Retirar',
  withdrawWhat: (game) => `Retirar: ${game}`,
  called: (game) => `Tu juego empieza: ${game}`,
  kept: (s) => `Te guardamos un asiento ${s} s.`,
  take: 'Tomar el asiento',
  decline: 'No, gracias',
  week: {
    title: 'Tu semana',
    rounds: (n) => (n === 1 ? 'ronda' : 'rondas'),
    net: 'resultado',
    won: 'ganadas',
    fees: 'en comisiones',
    more: 'Estadísticas y notas',
  },
};
