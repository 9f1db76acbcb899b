/** The texts of passkeys. Part of the one catalogue in words.ts. */
import { spoken } from './language';

export const passkeyWords = {
  title: 'Passkeys',
  lead: 'Sign in with the fingerprint, face or PIN of a device instead of your password and code.',
  notHere: 'Passkeys are not available at this address. Ones you added elsewhere can be removed here.',
  none: 'You have none yet.',
  label: 'What to call it',
  add: 'Add a passkey',
  added: (when: string) => `added ${when}`,
  used: (when: string) => `last used ${when}`,
  never: 'not used yet',
  remove: 'Remove',
  removeOf: (label: string) => `Remove ${label}`,
  removeLead: (label: string) =>
    `After this, ${label} can no longer sign you in. Your password and recovery codes still can.`,
  signIn: 'Sign in with a passkey',
  or: 'or',
  stopped: 'Your device did not finish. Try again, or use your password.',
  already: 'This device already has a passkey for this account.',
  unfit: 'This browser or device cannot do that. Try another, or use your password.',
};

spoken('passkeys', passkeyWords);
