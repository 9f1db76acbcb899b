import { choose } from '../../../main/client/state/settings';
import { Link } from '../../../main/client/state/tableConnection';
import { Lines } from './socket';
import { about, same, test, until } from './unit';

about('link');
const FOLD = { id: 'fold', position: '2', amountCents: 0, cards: [] };

test('the line asks for what came after the newest that was shown', () =>
  Lines.with(async (lines) => {
    choose({ speed: 'normal' });
    const link = new Link(7, 'ab', () => {});
    same(lines.last().address.endsWith('/api/tables/7/socket?invite=ab'), true);
    lines.last().says({ number: 41 });
    same(link.connection.get(), 'live');
    lines.last().breaks();
    same(link.connection.get(), 'offline');
    await until(() => lines.all.length === 2, 'it connects again by itself');
    same(lines.last().address.includes('last=41'), true);
    link.close();
  }));
test('the room is told how fast I see what happens, and again when I change that', () =>
  Lines.with(async (lines) => {
    choose({ speed: 'normal' });
    const link = new Link(7, '', () => {});
    same(lines.last().address.endsWith('/socket?'), true);
    lines.last().says({ number: 41 });
    choose({ speed: 'slow' });
    same([lines.all.length, lines.last().address.split('?')[1]], [2, 'last=41&pace=slow']);
    lines.last().says({ number: 41 });
    same(link.connection.get(), 'live');
    link.close();
    choose({ speed: 'normal' });
    same(lines.all.length, 2);
  }));
test('a command that nobody answered is sent again under its key when nothing happened since', () =>
  Lines.with(async (lines) => {
    const link = new Link(7, '', () => {});
    lines.last().says({ number: 41 });
    const sent = link.send(FOLD);
    const key = lines.last().heard[0]!.key;
    lines.last().breaks();
    await until(() => lines.all.length === 2, 'a new line');
    lines.last().says({ number: 41 });
    same([lines.last().heard[0]!.key, key.length], [key, 32]);
    lines.last().accepts(42);
    same((await sent).ok, true);
    link.close();
  }));
test('a command is given up when the table has moved on meanwhile', () =>
  Lines.with(async (lines) => {
    const link = new Link(7, '', () => {});
    lines.last().says({ number: 41 });
    const sent = link.send(FOLD);
    lines.last().breaks();
    await until(() => lines.all.length === 2, 'a new line');
    lines.last().says({ number: 43 });
    same((await sent).ok, false);
    link.close();
  }));
test('a command waits for a line that has shown where the table stands, and goes out once', () =>
  Lines.with(async (lines) => {
    const link = new Link(7, '', () => {});
    lines.last().says({ number: 41 });
    lines.last().breaks();
    await until(() => lines.all.length === 2, 'a new line');
    const sent = link.send(FOLD);
    same(lines.last().heard.length, 0);
    lines.last().says({ number: 41 });
    same(lines.last().heard.length, 1);
    lines.last().accepts(42);
    same((await sent).ok, true);
    link.close();
  }));
