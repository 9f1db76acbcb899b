/** Passkeys, in Spanish. */
import type { Said } from '../language';
import type { passkeyWords } from '../passkeyWords';

export const passkeys: Said<typeof passkeyWords> = {
  title: 'Llaves de acceso',
  lead: 'Entra con la huella, la cara o el PIN de un dispositivo, en lugar de tu contraseña y tu código.',
  notHere: 'En esta dirección no hay llaves de acceso. Las que agregaste en otra se pueden quitar aquí.',
  none: 'Todavía no tienes ninguna.',
  label: 'Cómo llamarla',
  add: 'Agregar una llave de acceso',
  added: (when) => `agregada ${when}`,
  used: (when) => `usada por última vez ${when}`,
  never: 'sin usar todavía',
  remove: 'Quitar',
  removeOf: (label) => `Quitar ${label}`,
  removeLead: (label) =>
    `${label} ya no te dejará entrar. Tu contraseña y tus códigos de recuperación siguen sirviendo.`,
  signIn: 'Entrar con una llave de acceso',
  or: 'o',
  stopped: 'Tu dispositivo no terminó. Intenta otra vez o usa tu contraseña.',
  already: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
  unfit: 'Este navegador o dispositivo no puede hacerlo. Prueba con otro o usa tu contraseña.',
};
