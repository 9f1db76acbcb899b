/** What is said at a table, in Spanish. */
import type { Said } from '../language';
import type { talkWords } from '../talkWords';

export const talk: Said<typeof talkWords> = {
  title: 'Hablar',
  others: 'Tus otras mesas',
  fresh: (n) => (n === 1 ? '1 frase nueva' : `${n} frases nuevas`),
  lines: {
    hello: '¡Hola!',
    'good-luck': 'Suerte',
    'nice-hand': 'Buena mano',
    'well-played': 'Bien jugado',
    thanks: 'Gracias',
    unlucky: 'Qué mala suerte',
    wow: '¡Órale!',
    'one-moment': 'Un momento',
    sorry: 'Perdón',
    goodbye: 'Adiós',
  },
  quick: 'Frases rápidas',
  own: 'Con tus palabras',
  send: 'Decir',
  said: 'Dicho en esta mesa',
  nobody: 'Nadie ha dicho nada todavía.',
  nobodyHeard: 'Nada de quienes no has silenciado.',
  who: 'Solo te oyen quienes están en esta mesa y el jefe de piso. No se guarda, salvo que alguien lo reporte.',
  mute: 'Silenciar',
  muteWho: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Volver a oír a ${name}`,
  report: 'Reportar',
  reportWhat: (name, text) => `Reportar a ${name}: ${text}`,
  reported: 'Reportado al jefe de piso. Gracias.',
  reports: 'Frases reportadas',
  noReports: 'No se ha reportado nada.',
  by: (name, table) => `reportado por ${name}, mesa ${table}`,
};
