/** The texts of the floor. Part of the one catalogue in words.ts. */
export const floorWords = {
  mark: 'Floor',
  title: 'Floor',
  here: 'You are a floor person',
  badge: 'Your badge',
  anyTable: 'Open any table and press Floor.',
  lead:
    'A floor person calls what went wrong at a table. An admin of this room can give you the role, ' +
    'once you have an account.',
  toAccount: 'Your account',
  leave: 'Give up the role',
  askLeave: 'Give up the role of floor?',
  leaveLead: 'Only an admin can give it to you again.',
  lobby: 'To the tables',
  well: 'All is well in the room.',
  alarms: 'Alarms',
  open: 'Call what went wrong',
  sees: 'You see what the rail sees. Nothing is done before you have read the remedy.',
  whole: 'The table',
  group: 'Where did it happen?',
  calls: (where: string) => `What happened: ${where}`,
  none: 'Nothing can be called at this table now.',
  remedy: 'The remedy',
  depends: 'Which of these applies depends on the card, which nobody has seen:',
  confirm: 'Confirm',
  notNow: 'Not now',
  gone: 'Play has moved on, and this can no longer be called.',
};
