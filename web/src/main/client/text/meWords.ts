/** The texts of a person's own account. Part of the one catalogue in words.ts. */
import { spoken } from './language';

const ofTime = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

export const meWords = {
  title: 'You',
  signIn: 'Sign in',
  signUp: 'Create account',
  recover: 'Lost password',
  ways: 'How do you want to sign in?',
  lead: 'You can play as a guest without any of this. An account keeps your name and chips, on every device.',
  name: 'Your name',
  password: 'Password',
  newPassword: 'New password',
  oldPassword: 'Current password',
  passwordHint: 'At least ten characters. Three or four unrelated words do well.',
  code: 'Recovery code',
  second: 'Code from your authenticator',
  secondHint: 'This account has a second factor: type the six digits your authenticator shows now.',
  guest: (name: string) => `You are here as a guest, ${name}.`,
  keep: 'Set a password and keep your name, your chips and your seats, here and on other devices.',
  keepButton: 'Keep this account',
  recoverLead:
    'Use one of the recovery codes you were shown when you made the account. Each works once. It also turns your ' +
    'second factor off, removes your passkeys and signs out every other device.',
  recoverButton: 'Set the new password',
  codesTitle: 'Your recovery codes',
  codesLead:
    'They are shown this once. If you forget your password, one of them lets you in. Write them down or print them.',
  codesKept: 'I have kept them',
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  codesLeft: (n: number) => `${n} recovery ${n === 1 ? 'code is' : 'codes are'} left.`,
  newCodes: 'New recovery codes',
  newCodesLead: 'The old ones no longer work after that.',
  security: 'Signing in',
  change: 'Change password',
  changed:
    'Your password is changed and every other device signed out. Your passkeys stay: remove them under Passkeys.',
  secondTitle: 'Second factor',
  secondOff: 'Off. With an authenticator app, a stolen password is not enough.',
  secondOn: 'On. You need your authenticator to sign in.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  secondAdd: 'Scan this code with your authenticator, or add the key below it, then type the six digits it shows.',
  secondCode: 'A code for your authenticator to scan',
  secondOpen: 'Open in an authenticator on this device',
  confirm: 'Confirm',
  sessions: 'Where you are signed in',
  here: 'this device',
  since: (when: string) => `since ${when}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  signOut: 'Sign out here',
  everywhere: 'Sign out everywhere',
  everywhereLead:
    'Every device, this one too, is signed out with its open tables. Passkeys stay: remove them under Passkeys.',
  leave: 'Leave the room',
  leaveLead:
    'A guest has no password: after this nobody can play under your name again, and your chips stay behind. ' +
    'To keep them, set a password above first.',
  leaveButton: 'Leave without an account',
  unknownDevice: 'An unknown device',
  roles: 'Your roles',
  roleNames: {
    player: 'player',
    provider: 'provider',
    floor: 'floor',
    cage: 'cage',
    surveillance: 'surveillance',
    admin: 'admin',
  } as Record<string, string>,
  limits: 'Your limits',
  limitsLead: 'You set them, and the room enforces them. Stricter ones apply at once, looser ones after a day.',
  day: (net: string, minutes: number) => `Your last 24 hours: ${net}, ${ofTime(minutes)} of play.`,
  loss: 'Lose at most, in 24 hours',
  time: 'Play at most, minutes in 24 hours',
  chips: 'Play chips given to me at most, in 24 hours',
  check: 'Remind me how I am doing every … minutes',
  none: 'Leave empty for none.',
  setLimits: 'Set limits',
  limitsSet: 'Set.',
  noAmount: (given: string) => `“${given}” is not an amount. Write dollars, such as 250 or 12.50.`,
  noMinutes: (given: string) =>
    `“${given}” is not a number of minutes. Write a whole number up to 1440, which is a day.`,
  until: (now: string, when: string, then: string) => `${now} until ${when}, then ${then}.`,
  noLimit: 'no limit',
  minutes: ofTime,
  pause: 'Take a break',
  pauseLead: 'You leave your tables after the round and cannot play until it is over. It cannot be undone.',
  pauses: [
    { hours: 24, label: 'A day' },
    { hours: 168, label: 'A week' },
    { hours: 720, label: '30 days' },
  ],
  askPause: (long: string) => `Take a break of ${long.toLowerCase()}?`,
  pauseYes: (long: string) => `Yes: ${long.toLowerCase()}`,
  paused: (when: string) => `You asked for a break. You can play again on ${when}.`,
  leaving: 'Your data and your account',
  data: 'Download everything the room knows about you',
  closeAccount: 'Close my account',
  closeLead: (name: string, sum: string) =>
    `For good, ${name}: your ${sum} go back to the cage, everything you keep here is deleted, and nobody can use ` +
    'your name again. Leave your tables first.',
  checkTitle: 'How you are doing',
  checkText: (net: string, minutes: number) =>
    `In the last 24 hours you have played ${ofTime(minutes)}; your result is ${net}.`,
  playOn: 'Play on',
  pauseNow: 'Take a day off',
  happened: {
    signedOut: 'You were signed out, here or on another device. Sign in again.',
    rolesChanged: 'An admin has just changed your roles.',
  },
};

spoken('me', meWords);
