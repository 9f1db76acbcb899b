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
    wow: '¡Vaya!',
    'one-moment': 'Un momento',
    sorry: 'Perdón',
    goodbye: 'Adiós',
  },
  quick: 'Frases rápidas',
  own: 'Con tus palabras',
  send: 'Decir',
  said: 'Dicho en esta mesa',
  nobody: 'Nadie ha dicho nada todavía.',
  who: 'Solo te oyen quienes están en esta mesa y el jefe de piso. No se guarda, salvo que alguien lo denuncie.',
  mute: 'Silenciar',
  muteWho: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Volver a oír a ${name}`,
  report: 'Denunciar',
  reportWhat: (name, text) => `Denunciar a ${name}: ${text}`,
  reported: 'Denunciado al jefe de piso. Gracias.',
  reports: 'Frases denunciadas',
  noReports: 'No se ha denunciado nada.',
  by: (name, table) => `denunciado por ${name}, mesa ${table}`,
};
