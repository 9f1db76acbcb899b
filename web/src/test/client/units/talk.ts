import { me } from '../../../main/client/state/api';
import { handOverMutes, inWords, isHeard, mute, muted, mutesAre, talk } from '../../../main/client/state/talk';
import type { Me } from '../../../main/client/wire/lobbyTypes';
import { about, answering, same, test } from './unit';

about('talk');

test('a line, a report and what was reported go to their doors', async () => {
  const answers = {
    '/api/tables/7/talk?invite=a%20b': { ok: true },
    '/api/tables/7/talk/3/report': { ok: true },
    '/api/talk/reports': [],
  };
  const asked = await answering(answers, async () => {
    await talk.say(7, 'a b', { line: 'hello' });
    await talk.report(7, '', 3);
    await talk.reports();
  });
  same(asked, ['POST /api/tables/7/talk?invite=a%20b', 'POST /api/tables/7/talk/3/report', 'GET /api/talk/reports']);
});
test('whoever a guest mutes is not heard until they are wanted again', async () => {
  const said = { id: 1, player: 'Bob', line: '', text: 'hi' };
  await mute('Bob', true);
  await mute('Bob', true);
  same([muted.get(), isHeard(said, muted.get())], [['Bob'], false]);
  same(localStorage.getItem('cardroom.muted'), '["Bob"]');
  await mute('Bob', false);
  same([muted.get(), isHeard(said, muted.get())], [[], true]);
  same(localStorage.getItem('cardroom.muted'), null);
});
test('the room keeps the mutes of an account, and takes over those of the guest before', async () => {
  await mute('Cid', true);
  me.set({ name: 'Ann', account: true } as Me);
  try {
    const bob = [{ about: 'Bob B', atMs: 1 }];
    const answers = { '/api/me/mutes/Bob%20B': { mutes: [] }, '/api/me/mutes': { mutes: bob } };
    const asked = await answering(answers, async () => {
      await handOverMutes();
      await mute('Bob B', true);
      same(muted.get(), ['Bob B']);
      await mute('Bob B', false);
      same(muted.get(), []);
      await handOverMutes();
    });
    same(asked, ['POST /api/me/mutes', 'POST /api/me/mutes', 'DELETE /api/me/mutes/Bob%20B']);
    same(localStorage.getItem('cardroom.muted'), null);
    mutesAre(bob);
    same(muted.get(), ['Bob B']);
  } finally {
    me.set(null);
  }
  mutesAre(null);
  same(muted.get(), [], 'of somebody else nothing is left');
});
test('what is handed over leaves the browser one by one, and a name that the room does not take goes too', async () => {
  localStorage.setItem('cardroom.muted', '["Nobody","Cid"]');
  me.set({ name: 'Ann', account: true } as Me);
  const { fetch } = window;
  const asked: string[] = [];
  window.fetch = (_, how) => {
    const body = String(how?.body);
    asked.push(body);
    const no = { ok: false, rule: 'ROOM-UNKNOWN', words: 'Nobody is called so', sentence: '', remedy: '' };
    return Promise.resolve(
      body.includes('Nobody')
        ? new Response(JSON.stringify(no), { status: 404 })
        : new Response(JSON.stringify({ mutes: [{ about: 'Cid', atMs: 1 }] })),
    );
  };
  try {
    await handOverMutes();
    same(asked, ['{"about":"Nobody"}', '{"about":"Cid"}']);
    same([muted.get(), localStorage.getItem('cardroom.muted')], [['Cid'], null]);
  } finally {
    window.fetch = fetch;
    me.set(null);
    mutesAre(null);
  }
});
test('a line of a newer room is told by its name, words of one’s own as they are', () => {
  same(inWords({ line: 'sing-a-song', text: '' }), 'sing-a-song');
  same(inWords({ line: '', text: 'good evening' }), 'good evening');
});
