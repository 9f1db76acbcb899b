import { read, tablePath } from '../../../main/client/state/route';
import { about, same, test } from './unit';

about('route');
const at = (path: string) => read(new URL(path, 'http://room'));

test('every place has an address', () => {
  same(
    ['/', '/learn', '/table/1', '/a/b', '/table/x', '/A'].map((path) => at(path).page),
    ['lobby', 'learn', 'table', 'unknown', 'unknown', 'unknown'],
  );
  same(['/history', '/lab/', '/nowhere'].map(at), [
    { page: 'place', name: 'history' },
    { page: 'place', name: 'lab' },
    { page: 'place', name: 'nowhere' },
  ]);
});
test('a table is looked at, sat down at, or dealt in at', () => {
  same(at('/table/7?invite=ab'), { page: 'table', id: 7, invite: 'ab', how: 'look' });
  same(at('/table/7?sit'), { page: 'table', id: 7, invite: '', how: 'sit' });
  same(at('/table/7/?deal'), { page: 'table', id: 7, invite: '', how: 'deal' });
});
test('rules and rounds lie below their table', () => {
  same(at('/table/7/rules'), { page: 'rules', id: 7, invite: '' });
  same(at('/table/7/rounds/12'), { page: 'round', id: 7, round: 12, invite: '' });
  same([tablePath(7, ''), tablePath(7, 'a b', '/rules')], ['/table/7', '/table/7/rules?invite=a%20b']);
});
test('lessons lie below the page where one learns', () => {
  same(['/learn', '/learn/razz', '/learn/what-is-21.5/', '/learn/a/b'].map(at), [
    { page: 'learn', lesson: '' },
    { page: 'learn', lesson: 'razz' },
    { page: 'learn', lesson: 'what-is-21.5' },
    { page: 'unknown' },
  ]);
});
