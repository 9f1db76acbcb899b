import { needsMe, useLiveTable } from '../../../main/client/state/liveTable';
import { choice, clock, ME, ring } from './fixtures';
import { Lines } from './socket';
import { about, hook, same, test } from './unit';

about('liveTable');

test('a table that is not on the page says when it needs me, and its line ends with who follows it', () =>
  Lines.with(async (lines) => {
    const used = await hook(({ id }) => useLiveTable(id, 'key', ME), { id: 7 });
    same(needsMe(used.now()), false, 'before anything is known');
    lines.last().says({ number: 1, zones: ring('betting'), story: [], choices: [], barred: [] });
    await used.settle();
    same([used.now().loaded, needsMe(used.now())], [true, false]);
    lines.last().says({ number: 2, zones: { clock }, choices: [choice('check', '2')] });
    await used.settle();
    same(needsMe(used.now()), true);
    await used.with({ id: 8 });
    same(
      lines.all.map(({ readyState }) => readyState),
      [3, 1],
    );
  }));
