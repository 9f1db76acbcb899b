import { isShown, LiveTable } from '../../../main/client/state/table';
import type { Update } from '../../../main/client/wire/table';
import { choice, line, ring } from './fixtures';
import { Lines } from './socket';
import { about, same, test, until } from './unit';

about('table');
const first: Update = {
  number: 4,
  zones: ring('betting', { board: ['As'] }),
  story: [],
  choices: [choice('fold', '2')],
  barred: [],
};

test('zones are replaced whole and the others stay', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    lines.last().says({ number: 5, zones: { pots: [] }, choices: [] });
    const now = table.state.get();
    same([now.zones.pots, now.zones.seats.length, now.choices, now.loaded], [[], 3, [], true]);
    table.close();
  }));
test('what happens is told, and a new round begins with an empty log', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    lines.last().says({ number: 5, story: [line('say', '', [], 'Bob bets.')] });
    await until(() => isShown(table.state.get()), 'all is shown');
    same(
      table.state.get().log.map(({ text }) => text),
      ['Bob bets.'],
    );
    lines.last().says({ number: 6, zones: { table: { ...ring('betting').table, round: 4 } } });
    same(table.state.get().log, []);
    table.close();
  }));
test('a refusal is kept until it is dismissed', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    const sent = table.send({ id: 'fold', position: '2', amountCents: 0, cards: [] });
    lines.last().refuses('Not now');
    await sent;
    const { refused, sending } = table.state.get();
    same([refused && !refused.ok && refused.words, sending], ['Not now', false]);
    table.dismiss();
    same(table.state.get().refused, null);
    table.close();
  }));
