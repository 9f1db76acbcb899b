import { account } from '../../../main/client/state/account';
import { me } from '../../../main/client/state/api';
import { about, answering, same, test } from './unit';

about('account');
const ANN = {
  name: 'Ann',
  csrf: 'c',
  purseCents: 100,
  tablesCents: 0,
  tables: [],
  nextGrantMs: 0,
  floor: false,
  account: true,
  roles: ['player'],
  checkMinutes: 0,
  pausedUntilMs: 0,
};

test('who signs up is known from then on, and the codes are not kept', async () => {
  me.set(null);
  let codes: string[] = [];
  const asked = await answering({ '/api/account': { ...ANN, codes: ['one', 'two'] } }, async () => {
    codes = await account.signUp('Ann', 'a long password');
  });
  same(asked, ['POST /api/account']);
  same(codes, ['one', 'two']);
  same(me.get(), ANN);
  me.set(null);
});
test('a sign-in that is refused leaves me who I was', async () => {
  me.set({ ...ANN, name: 'Guest' });
  let said = '';
  await answering({}, () =>
    account.signIn('Ann', 'wrong', '').catch((no: Error) => {
      said = no.message;
    }),
  );
  same([said, me.get()?.name], ['There is no such thing', 'Guest']);
  me.set(null);
});
test('signing out forgets who I am, here or everywhere', async () => {
  const asked = await answering({ '/api/me/session': {} }, async () => {
    me.set(ANN);
    await account.signOut();
    same(me.get(), null);
    me.set(ANN);
    await account.signOutEverywhere();
    same(me.get(), null);
  });
  same(asked, ['DELETE /api/me/session', 'DELETE /api/me/sessions']);
});
