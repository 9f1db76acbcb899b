import { told } from '../../../main/client/parts/account/StaffActions';
import { doneByMe, staff } from '../../../main/client/state/staff';
import { about, answering, same, test } from './unit';

about('staff');

test('a name goes into an address whatever it is written with', async () => {
  const asked = await answering({ '/api/people': [] }, async () => {
    await staff.people("O'Neil & co");
    await staff.give('a/b', 'floor');
    await staff.take('a/b', 'floor');
  });
  same(asked, [
    "GET /api/people?name=O'Neil%20%26%20co",
    'POST /api/people/a%2Fb/roles',
    'DELETE /api/people/a%2Fb/roles/floor',
  ]);
});
test('troubles are read whatever the status of the answer', async () => {
  const trouble = { kind: 'disk', words: 'The disk is full.' };
  let told: unknown = null;
  await answering({ '/health': { ok: false, troubles: [trouble] } }, async () => {
    told = await staff.troubles();
  });
  same(told, [trouble]);
});
test('who claims the room is asked for again, with the new role', async () => {
  const asked = await answering({ '/api/admin': {}, '/api/me?visitor': null }, () =>
    staff.claim('link').catch(() => {}),
  );
  same(asked.slice(0, 2), ['POST /api/admin', 'GET /api/me?visitor']);
});
test('what was done is told in whole sentences, with who did it and by which role', () => {
  const event = (kind: string, maker: string, body: unknown) =>
    told({ number: 1, kind, maker, atMs: 1, hash: '', body: JSON.stringify(body) });
  same(
    [
      event('role-given', '#room', { player: 'Ada', role: 'admin', reason: 'the link of the first start' }),
      event('role-given', '#admin:Ada', { player: 'Bob', role: 'floor', reason: '' }),
      event('role-taken', 'Bob', { player: 'Bob', role: 'floor', reason: 'laid down' }),
      event('chips-given', '#cage:Cy', { player: 'Bob', cents: 1250, reason: 'promotion' }),
      event('signed-out', '#admin:Ada', { player: '' }),
    ],
    [
      'Ada became the first admin, by the link that the room printed.',
      'Ada (admin) gave Bob the role floor.',
      'Bob gave up the role floor.',
      'Cy (cage) gave Bob $12.50. Reason: promotion',
      'Ada (admin) signed everybody else out everywhere.',
    ],
  );
});
test('whatever I do as one of the staff, what was done is read again', async () => {
  const before = doneByMe.get();
  await answering({ '/api/people': {}, '/api/cage': {} }, async () => {
    await staff.give('Bob', 'floor');
    await staff.chips('Bob', 100, 'luck');
    await staff.people('B');
  });
  same(doneByMe.get() - before, 2);
});
test('a journal is read on from the last event', async () => {
  const asked = await answering({ '/api/tables/7/journal': [] }, async () => {
    await staff.journal(7, 0);
    await staff.journal(7, 200);
  });
  same(asked, ['GET /api/tables/7/journal?after=0', 'GET /api/tables/7/journal?after=200']);
});
