/** The guide of the first hand. */
import { spoken } from './language';

export const guideWords = {
  title: 'Your first hand',
  next: 'Next',
  done: 'Play',
  skip: 'Skip',
  step: (i: number, n: number) => `${i} of ${n}`,
  sound: 'Quiet sounds',
  lesson: 'A two-minute lesson',
  steps: [
    [
      'Another player is the bank',
      'The house deals but never plays. The plate at the top shows whose bank it is, how much it ' +
        'holds, and two meters: what it has paid and what it has collected.',
    ],
    [
      'Put chips on your circle',
      'Choose a marked place, tap chips, and press Bet. The amount is always printed before it is ' +
        'bet. Chips left there when the clock runs out are bet too.',
    ],
    [
      'Only what the rules allow is offered',
      'Your choices are in the bar below. What you might expect but cannot do is explained ' +
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
      'The house deals and never plays. What you put in lies in front of you and then goes into the pot in the ' +
        'middle; the best hand takes it, or the last one left.',
    ],
    [
      'Every amount is printed before you put it in',
      'Your choices are in the bar below, with the pot and what it costs to stay in. Letters on the buttons ' +
        'work as keys; Enter never bets.',
    ],
    [
      'Decide before your turn, if you like',
      'Check or fold; check only; call any. A check that costs nothing is never folded.',
    ],
    ['See why', 'When the hand is over, tap a share of the pot to see the cards that won it and the clause.'],
  ] as [string, string][],
};

spoken('guide', guideWords);
