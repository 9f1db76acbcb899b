/** The texts of the staff. Part of the one catalogue in words.ts. */
import { spoken } from './language';

export const staffWords = {
  title: 'Staff',
  needsAccount: 'Staff need an account. Set a password first; you keep your name and chips.',
  claim: (name: string) => `This room has no admin yet. The link you followed makes you, ${name}, the first.`,
  claimButton: 'Become the admin',
  nothing: 'You have no role here beyond playing. An admin of this room can give roles.',
  people: 'People and roles',
  search: 'Name begins with',
  roleOf: (role: string, name: string) => `${role} for ${name}`,
  signOut: 'Sign out',
  signOutOf: (name: string) => `Sign ${name} out everywhere`,
  signedOut: (name: string) => `${name} is signed out everywhere.`,
  signOutAll: 'Sign everybody else out',
  signOutAllLead:
    'Ends every session but this one, for instance after an intrusion. Guests have no password and cannot come back.',
  signedOutAll: 'Everybody else is signed out.',
  sure: 'Sign them out',
  chips: 'Give play chips',
  to: 'To whom',
  dollars: 'Dollars',
  reason: 'Reason',
  give: 'Give',
  given: (dollars: string, name: string) => `$${dollars} given to ${name}.`,
  audit: 'What was done',
  noDeeds: 'Nothing yet.',
  kinds: {
    'role-given': 'gave',
    'role-taken': 'took',
    'chips-given': 'gave',
    'signed-out': 'signed out',
    'talk-reported': 'reported',
  } as Record<string, string>,
  everybody: 'everybody',
};

spoken('staff', staffWords);
