import { staff } from '../../../main/client/state/staff';
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
