import { inWords, isHeard, mute, muted, talk } from '../../../main/client/state/talk';
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
test('whoever is muted is not heard until they are wanted again', () => {
  const said = { id: 1, player: 'Bob', line: '', text: 'hi' };
  mute('Bob', true);
  mute('Bob', true);
  same([muted.get(), isHeard(said, muted.get())], [['Bob'], false]);
  same(localStorage.getItem('cardroom.muted'), '["Bob"]');
  mute('Bob', false);
  same([muted.get(), isHeard(said, muted.get())], [[], true]);
});
test('a line of a newer room is told by its name, words of one’s own as they are', () => {
  same(inWords({ line: 'sing-a-song', text: '' }), 'sing-a-song');
  same(inWords({ line: '', text: 'good evening' }), 'good evening');
});
