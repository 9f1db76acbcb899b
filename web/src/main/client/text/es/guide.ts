/** The guide of the first hand, in Spanish. */
import type { guideWords } from '../guideWords';
import type { Said } from '../language';

export const guide: Said<typeof guideWords> = {
  title: 'Tu primera mano',
  next: 'Siguiente',
  done: 'Jugar',
  skip: 'Saltar',
  step: (i, n) => `${i} de ${n}`,
  sound: 'Sonidos suaves',
  lesson: 'Una lección de dos minutos',
  steps: [
    [
      'Otro jugador es la banca',
      'La casa reparte, pero nunca juega. La placa de arriba muestra quién tiene la banca, cuánto tiene y dos ' +
        'medidores: lo que ha pagado y lo que ha cobrado.',
    ],
    [
      'Pon fichas en tu círculo',
      'Elige un lugar marcado, toca fichas y luego Apostar. Siempre ves la cantidad antes de apostar. Las ' +
        'fichas que estén ahí al acabar el tiempo también se apuestan.',
    ],
    [
      'Solo se ofrece lo que permiten las reglas',
      'Tus opciones están en la barra de abajo. Lo que no puedes hacer se explica allí, con su cláusula.',
    ],
    [
      'Mira por qué',
      'Cuando se paga la ronda, cada apuesta recibe un resultado numerado. Toca uno para leer la cláusula.',
    ],
  ],
  potSteps: [
    [
      'Juegas contra los demás',
      'La casa reparte y nunca juega. Lo que cada uno pone queda frente a él y luego va al bote; la mejor mano ' +
        'se lo lleva, o la última que quede.',
    ],
    [
      'Ves cada cantidad antes de ponerla',
      'Tus opciones están en la barra de abajo, con el bote y lo que cuesta seguir. Las letras de los botones ' +
        'son teclas; Enter nunca apuesta.',
    ],
    [
      'Decide antes de tu turno, si quieres',
      'Pasar o retirarse; solo pasar; igualar lo que sea. Pasar gratis nunca te retira.',
    ],
    [
      'Mira por qué',
      'Al terminar la mano, toca una parte del bote para ver las cartas que la ganaron y la cláusula.',
    ],
  ],
};
