import { api, documentPath, me, met, Refused, roundPath } from '../../../main/client/state/api';
import { about, answering, same, test } from './unit';

about('api');
const ANN = { name: 'Ann', csrf: 'c', purseCents: 100, tablesCents: 0, tables: [], nextGrantMs: 0 };

test('a refusal is thrown in the words of the room', async () => {
  let said = '';
  await answering({}, () =>
    api.tables().then(
      () => {},
      (no: Refused) => {
        said = `${no.status} ${no.message}`;
      },
    ),
  );
  same(said, '404 There is no such thing');
});
test('an answer that is no JSON is said as a room that does not answer', async () => {
  let silent = false;
  await answering({ '/api/tables': '<html>' }, () =>
    api.tables().then(
      () => {},
      (no: unknown) => {
        silent = no instanceof Refused && no.refusal.rule === '';
      },
    ),
  );
  same(silent, true);
});
test('who I am is asked once for a name and known from then on', async () => {
  me.set(null);
  const asked = await answering({ '/api/guest': ANN, '/api/me?visitor': ANN }, async () => {
    await api.guest('Ann');
    await api.guest('Ann');
    await api.refreshMe();
  });
  same(asked, ['POST /api/guest', 'GET /api/me?visitor']);
  same([me.get()?.name, met.get()], ['Ann', true]);
  me.set(null);
});
test('the invite of a table goes with its addresses', () => {
  same(roundPath(7, 12, 'a b'), '/api/tables/7/rounds/12?invite=a%20b');
  same(documentPath(7, 12, ''), '/api/tables/7/rounds/12/document');
});
