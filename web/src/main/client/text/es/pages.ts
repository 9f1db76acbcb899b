/** Lobby, settings, guide and rules, in Spanish. */
import type { floorWords } from '../floorWords';
import type { Said } from '../language';
import type { pageWords } from '../pageWords';

export const pages: Said<typeof pageWords> = {
  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    auto: 'El del navegador',
    rulesEnglish: 'Las frases de las reglas siguen en inglés, como están aprobadas.',
    look: 'Aspecto',
    system: 'Como el sistema',
    light: 'Día',
    dark: 'Noche',
    deck: 'Baraja',
    two: 'Dos colores',
    four: 'Cuatro colores',
    speed: 'Velocidad del reparto',
    slow: 'Lenta',
    normal: 'Normal',
    quick: 'Rápida',
    instant: 'Al instante',
    coach: 'Entrenador: mostrar lo que vale cada una de mis opciones',
    signals: 'Sonido y vibración',
    sound: 'Sonidos',
    sounds: { card: 'Cartas', chip: 'Fichas', turn: 'Mi turno', win: 'Una ganancia' },
    buzz: 'Vibrar cuando me toque',
    notify: 'Avisarme cuando me toque y esta página no se vea',
    on: 'Sí',
    off: 'No',
    guide: 'Guía de la primera mano',
    again: 'Mostrarla otra vez',
    keys: 'Teclas',
  },
  keys: {
    title: 'Teclas',
    chips: 'añadir una ficha al lugar elegido',
    places: 'elegir el lugar',
    back: 'quitar una ficha',
    same: 'las mismas apuestas',
    double: 'doblar las apuestas',
    bet: 'apostar las fichas preparadas',
    why: 'por qué (último resultado)',
    log: 'el registro de la ronda',
    close: 'cerrar',
    amount: 'más o menos, donde la cantidad es tuya',
    marks: 'marcar una carta para cambiarla; las flechas van de carta en carta',
    help: 'esta lista',
    letters: 'la letra de cada opción, solo en tu turno',
    names: {
      chips: '1 a 5',
      places: 'Izquierda, derecha',
      letters: 'A a Z',
      amount: 'Arriba, abajo',
      marks: 'Espacio',
    },
  },
  guide: {
    title: 'Tu primera mano',
    next: 'Siguiente',
    done: 'Jugar',
    skip: 'Saltar',
    step: (i, n) => `${i} de ${n}`,
    sound: 'Jugar con sonidos suaves',
    lesson: 'Una lección de dos minutos',
    steps: [
      [
        'Otro jugador es la banca',
        'La casa reparte, pero nunca juega. La placa de arriba muestra de quién es la banca, cuánto tiene y dos ' +
          'medidores: lo que ha pagado y lo que ha cobrado.',
      ],
      [
        'Pon fichas en tu círculo',
        'Elige un lugar marcado, toca fichas y pulsa Apostar. La cantidad se lee siempre antes de apostar. Nada se ' +
          'apuesta solo.',
      ],
      [
        'Solo se ofrece lo que permiten las reglas',
        'Tus opciones están en la barra de abajo. Lo que no puedes hacer se explica allí, con su cláusula.',
      ],
      [
        'Mira por qué',
        'Al pagar la ronda, cada apuesta recibe un resultado numerado. Toca uno para leer la cláusula.',
      ],
    ],
    potSteps: [
      [
        'Juegas contra los demás',
        'La casa reparte y nunca juega. Lo que se pone queda delante de cada uno y luego en el bote; la mejor mano ' +
          'se lo lleva, o la última que queda.',
      ],
      [
        'Cada cantidad se lee antes de ponerla',
        'Tus opciones están en la barra de abajo, con el bote y lo que cuesta seguir. Las letras de los botones ' +
          'son teclas; Intro nunca apuesta.',
      ],
      [
        'Decide antes de tu turno, si quieres',
        'Pasar o retirarse; solo pasar; igualar lo que sea. Pasar gratis nunca te retira.',
      ],
      [
        'Mira por qué',
        'Al acabar la mano, toca una parte del bote para ver las cartas que la ganaron y la cláusula.',
      ],
    ],
  },
  rulesPage: {
    title: 'Reglas de esta mesa',
    from: 'Hechas de la hoja de la casa y de las cláusulas con las que juega la mesa.',
    missing: 'Las reglas de esta mesa no se pueden mostrar ahora.',
    contents: 'Contenido',
  },
  closing: {
    button: 'Cerrar la mesa',
    title: '¿Cerrar esta mesa?',
    text:
      'La ronda en juego se juega hasta el final, todos recuperan sus fichas y la mesa sale de la sala. Sus rondas ' +
      'quedan en el historial.',
  },
  lobby: {
    title: 'Mesas',
    takeSeat: 'Toma asiento',
    lead: 'Dinero de juego, sin registro. Recibes cartas en la próxima mano.',
    name: 'Tu nombre en la mesa',
    deal: 'Dame cartas',
    dealFrom: (stakes) => `Dame cartas, ${stakes}`,
    noTable: 'Ninguna mesa de este juego tiene un asiento libre: se abre una con bots para ti.',
    all: 'Todas las casas',
    free: 'Asiento libre',
    kinds: { limit: 'Límite', spread: 'Límite abierto', schedule: 'Jugador-banca' },
    sit: 'Sentarse',
    watch: 'Mirar',
    join: 'Entrar en la lista',
    leaveList: 'Salir de la lista',
    onList: (place) => `Eres el número ${place} de la lista`,
    waiting: (n) => (n === 1 ? '1 esperando' : `${n} esperando`),
    freeSeats: (n) => (n === 0 ? 'sin asiento libre' : n === 1 ? '1 libre' : `${n} libres`),
    bankOffer: 'Se ofrece la banca',
    banks: (who, amount) => `${who}: banca de ${amount}`,
    persons: (n) => (n === 1 ? '1 persona' : `${n} personas`),
    botsThere: (n) => (n === 1 ? '1 bot' : `${n} bots`),
    noRound: 'Sin rondas aún',
    ago: (s) =>
      s < 5
        ? 'ahora'
        : s < 90
          ? `hace ${s} s`
          : s < 5400
            ? `hace ${Math.round(s / 60)} min`
            : `hace ${Math.round(s / 3600)} h`,
    hourly: (n) => `${n} por hora`,
    yourTable: 'Tu mesa',
    play: 'Jugar',
    legend: { person: 'persona', bot: 'bot', free: 'asiento libre' },
    empty: 'No hay mesas así. Elige otra casa o abre tu propia mesa.',
    you: 'Tus mesas',
    back: 'Volver',
    chipsThere: (amount) => `${amount} en la mesa`,
    whoBanks: '¿Quién es la banca?',
    whoBanksText:
      'Un jugador de la mesa, nunca la casa. La banca paga solo hasta lo que puso; lo que no cubre te vuelve. ' +
      'Puedes tomar la banca cuando te toque.',
    lesson: '¿Qué es 21.5? Dos minutos',
    lessons: 'Una lección para cada juego',
    own: 'Abre tu propia mesa',
    ownLead: 'Tu juego y tus límites, con bots o amigos.',
    open: 'Abrir la mesa',
    house: 'Casa',
    game: 'Juego',
    stakes: 'Límites',
    seats: 'Asientos',
    bots: 'Bots',
    tableName: 'Nombre de la mesa',
    options: 'Opciones de la hoja',
    isPublic: 'Mostrarla en la sala',
    byLinkOnly: 'Solo por enlace',
    yours: 'La abriste tú',
    byLink: 'Solo entran quienes tienen el enlace.',
    invite: 'Enlace de invitación',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
  },
};

export const floor: Said<typeof floorWords> = {
  mark: 'Piso',
  title: 'Jefe de piso',
  here: 'Eres jefe de piso',
  badge: 'Tu placa',
  anyTable: 'Abre cualquier mesa y pulsa Piso.',
  lead:
    'El jefe de piso declara lo que salió mal en una mesa. Un administrador de la sala da el cargo a personas con ' +
    'cuenta.',
  toAccount: 'Tu cuenta',
  leave: 'Dejar el cargo',
  leaveLead: 'Solo un administrador puede dártelo otra vez.',
  lobby: 'A las mesas',
  well: 'La sala está bien.',
  alarms: 'Alarmas',
  open: 'Declarar lo que salió mal',
  sees: 'Ves lo que ve el público. Nada se hace antes de que leas el remedio.',
  whole: 'La mesa',
  group: '¿Dónde pasó?',
  calls: (where) => `Qué pasó: ${where}`,
  none: 'Ahora no se puede declarar nada en esta mesa.',
  remedy: 'El remedio',
  depends: 'Cuál de estos vale depende de la carta, que nadie ha visto:',
  confirm: 'Confirmar',
  notNow: 'Ahora no',
  gone: 'El juego siguió, y esto ya no se puede declarar.',
};
