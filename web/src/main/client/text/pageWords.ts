/** The texts of lobby, settings, guide, rules and history. Part of the one catalogue in words.ts. */
export const pageWords = {
  settings: {
    title: 'Settings',
    language: 'Language',
    auto: 'As the browser',
    /** Said where the language is not that of the rules. */
    rulesEnglish: '',
    look: 'Look',
    system: 'As the system',
    light: 'Day',
    dark: 'Evening',
    deck: 'Deck',
    two: 'Two colours',
    four: 'Four colours',
    speed: 'Deal speed',
    slow: 'Slow',
    normal: 'Normal',
    quick: 'Quick',
    instant: 'At once',
    coach: 'Coach: show what each of my choices is worth',
    signals: 'Sound and touch',
    sound: 'Sounds',
    sounds: { card: 'Cards', chip: 'Chips', turn: 'My turn', win: 'A win' },
    buzz: 'Vibrate on my turn',
    notify: 'Tell me when it is my turn and this page is hidden',
    on: 'On',
    off: 'Off',
    guide: 'First-hand guide',
    again: 'Show it again',
    keys: 'Keys',
  },
  keys: {
    title: 'Keys',
    chips: 'add a chip to the chosen place',
    places: 'choose the place',
    back: 'take a chip back',
    same: 'same bets',
    double: 'double the bets',
    bet: 'bet the chips that are laid out',
    why: 'why (last result)',
    log: 'the round’s log',
    close: 'close',
    amount: 'more or less, where an amount is yours to choose',
    marks: 'mark a card to throw away; arrows go from card to card',
    help: 'this list',
    letters: 'the letter on each action, only on your turn',
    names: { chips: '1 to 5', places: 'Left, right', letters: 'A to Z', amount: 'Up, down', marks: 'Space' },
  },
  guide: {
    title: 'Your first hand',
    next: 'Next',
    done: 'Play',
    skip: 'Skip',
    step: (i: number, n: number) => `${i} of ${n}`,
    sound: 'Play with quiet sounds',
    lesson: 'A lesson of two minutes',
    steps: [
      [
        'Another player is the bank',
        'The house deals but never plays. The plate at the top shows whose bank it is, how much it ' +
          'holds, and two meters: what it has paid and what it has collected.',
      ],
      [
        'Put chips on your circle',
        'Choose a marked place, tap chips, and press Bet. The amount is always printed before it is ' +
          'bet. Nothing is bet by itself.',
      ],
      [
        'Only what the rules allow is offered',
        'Your choices stand in the bar below. What you might expect but cannot do is explained ' +
          'there, with its clause.',
      ],
      [
        'See why',
        'When the round is settled, each wager gets a numbered result. Tap one to read the clause and the sum.',
      ],
    ] as [string, string][],
    potSteps: [
      [
        'You play against the others',
        'The house deals and never plays. What is put in lies before each player and then in the pot in the ' +
          'middle; the best hand takes it, or the last one left.',
      ],
      [
        'Every amount is printed before you put it in',
        'Your choices stand in the bar below, with the pot and what it costs to stay in. Letters on the buttons ' +
          'work as keys; Enter never bets.',
      ],
      [
        'Decide before your turn, if you like',
        'Check, else fold; check only; call any. A check that costs nothing is never folded.',
      ],
      ['See why', 'When the hand is over, tap a share of the pot to see the cards that won it and the clause.'],
    ] as [string, string][],
  },
  rulesPage: {
    title: 'Rules of this table',
    from: 'Made from the house’s sheet and the clauses the table plays by.',
    missing: 'This table’s rules cannot be shown now.',
    contents: 'Contents',
  },
  closing: {
    button: 'Close the table',
    title: 'Close this table?',
    text:
      'A round in play is played to its end, everybody gets their chips back, and the table leaves the lobby. ' +
      'Its rounds stay in the history.',
  },
  lobby: {
    title: 'Tables',
    takeSeat: 'Take a seat',
    lead: 'Play money, no sign-up. You are dealt in on the next hand.',
    name: 'Your name at the table',
    deal: 'Deal me in',
    dealFrom: (stakes: string) => `Deal me in, ${stakes}`,
    noTable: 'No table of this game has a free seat now: one with bots is opened for you.',
    all: 'All houses',
    free: 'Free seat',
    kinds: { limit: 'Limit', spread: 'Spread limit', schedule: 'Player-dealer' } as Record<string, string>,
    sit: 'Sit',
    watch: 'Watch',
    join: 'Join the list',
    leaveList: 'Leave the list',
    onList: (place: number) => `You are number ${place} on the list`,
    waiting: (n: number) => `${n} waiting`,
    freeSeats: (n: number) => (n === 0 ? 'no free seat' : n === 1 ? '1 free' : `${n} free`),
    bankOffer: 'Bank on offer',
    banks: (who: string, amount: string) => `${who} banks ${amount}`,
    persons: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    botsThere: (n: number) => (n === 1 ? '1 bot' : `${n} bots`),
    noRound: 'No round yet',
    ago: (s: number) =>
      s < 5
        ? 'now'
        : s < 90
          ? `${s} s ago`
          : s < 5400
            ? `${Math.round(s / 60)} min ago`
            : `${Math.round(s / 3600)} h ago`,
    hourly: (n: number) => `${n} an hour`,
    yourTable: 'Your table',
    play: 'Play',
    legend: { person: 'person', bot: 'bot', free: 'free seat' },
    empty: 'No tables match. Choose another house or open your own table.',
    you: 'Your tables',
    back: 'Return',
    chipsThere: (amount: string) => `${amount} on the table`,
    whoBanks: 'Who is the bank?',
    whoBanksText:
      'A player at the table, never the house. The bank pays only up to what it put in; a wager ' +
      'it cannot cover goes back to you. You can take the bank when it is your turn.',
    lesson: 'What is 21.5? Two minutes',
    lessons: 'A lesson for every game',
    own: 'Open your own table',
    ownLead: 'Your game and stakes, with bots or friends.',
    open: 'Open the table',
    house: 'House',
    game: 'Game',
    stakes: 'Stakes',
    seats: 'Seats',
    bots: 'Bots',
    tableName: 'Name of the table',
    options: 'Options of the sheet',
    isPublic: 'Show it in the lobby',
    byLinkOnly: 'By link only',
    yours: 'You opened it',
    byLink: 'Only people with the link can enter.',
    invite: 'Invite link',
    copy: 'Copy the link',
    copied: 'Copied',
  },
};
