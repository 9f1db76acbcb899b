import { account, asMyself, happened, meetAgain } from '../../../main/client/state/account';
import { me, Refused } from '../../../main/client/state/api';
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
  stopped: '',
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
test('who was signed out elsewhere, or has other roles, is told so', async () => {
  const floor = { ...ANN, roles: ['player', 'floor'] };
  me.set(floor);
  happened.set('');
  await answering({ '/api/me?visitor': floor }, meetAgain);
  same(happened.get(), '');
  await answering({ '/api/me?visitor': ANN }, meetAgain);
  same([happened.get(), me.get()?.roles.length], ['rolesChanged', 1]);
  await answering({ '/api/me?visitor': null }, meetAgain);
  same([happened.get(), me.get()], ['signedOut', null]);
  happened.set('');
});
test('who signed in anew in another tab is asked nothing, and the request is made once more', async () => {
  const refusal = { ok: false as const, rule: 'ROOM-CSRF', words: 'wrong', sentence: 'wrong', remedy: '' };
  const tries = { Ann: 0, Bob: 0 };
  for (const name of ['Ann', 'Bob'] as const) {
    me.set(ANN);
    const asked = await answering({ '/api/me?visitor': { ...ANN, name, csrf: 'fresh' } }, () =>
      asMyself(async () => {
        tries[name]++;
        if (tries[name] === 1) throw new Refused(403, refusal);
      }).catch(() => {}),
    );
    same(asked, ['GET /api/me?visitor']);
  }
  same(tries, { Ann: 2, Bob: 1 });
  me.set(null);
  happened.set('');
});
