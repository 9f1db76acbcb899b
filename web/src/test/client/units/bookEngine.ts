import { Refused } from '../../../main/client/state/api';
import { answerOf, orByScript } from '../../../main/client/state/bookEngine';
import { about, same, test } from './unit';

about('bookEngine');

const no = (status: number) => new Refused(status, { ok: false, rule: '', words: 'no', sentence: 'no', remedy: '' });
const said = (answer: Promise<unknown>) =>
  answer.catch((wrong: unknown) => (wrong instanceof Refused ? wrong.status : 'other'));

test('a refusal of the script is thrown as the room throws it', () => {
  same(answerOf('{"rule":"x"}'), { rule: 'x' });
  let status = 0;
  try {
    answerOf('{"ok":false,"words":"no"}');
  } catch (wrong) {
    status = (wrong as Refused).status;
  }
  same(status, 400);
});
test('the script is not asked while the room speaks', async () => {
  let asked = 0;
  const script = () => `${++asked}`;
  same(await orByScript(Promise.resolve('room'), script), 'room');
  same(await said(orByScript(Promise.reject(no(404)), script)), 404);
  same(asked, 0);
});
