/** The texts of those with keys. Part of the one catalogue in words.ts. */
import { spoken } from './language';

export const staffWords = {
  title: 'Staff',
  needsAccount: 'People with keys need an account. Set a password first; you keep your name and chips.',
  claim: (name: string) => `This room has no admin yet. The link you followed makes you, ${name}, the first.`,
  claimButton: 'Become the admin',
  nothing: 'You have no role here but to play. An admin of this room gives roles.',
  people: 'People and roles',
  search: 'Name begins with',
  roleOf: (role: string, name: string) => `${role} for ${name}`,
  chips: 'Give play chips',
  to: 'To whom',
  dollars: 'Dollars',
  reason: 'Reason',
  give: 'Give',
  given: (dollars: string, name: string) => `$${dollars} given to ${name}.`,
  audit: 'What was done',
  noDeeds: 'Nothing yet.',
  kinds: { 'role-given': 'gave', 'role-taken': 'took', 'chips-given': 'gave' } as Record<string, string>,
};

spoken('staff', staffWords);
