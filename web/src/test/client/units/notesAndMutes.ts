import { noted } from '../../../main/client/state/notedPlayers';
import { forgetKept, kept, noteOn, readKept } from '../../../main/client/state/notesAndMutes';
import { about, answering, same, test } from './unit';

about('kept');

const nothing = { emblem: '', emblems: [], noteLengthMax: 500, notes: [], favourites: [], mutes: [] };
const one = { ...nothing, notes: [{ about: 'Bob B', text: 'bluffs', atMs: 1 }] };

test('a note is known as soon as the room keeps it, and forgotten with the person', async () => {
  const answers = { '/api/me/personal': nothing, '/api/me/notes/Bob%20B': nothing, '/api/me/notes': one };
  const asked = await answering(answers, async () => {
    await readKept();
    same([kept.get()?.noteLengthMax, noted.get()], [500, []]);
    await noteOn('Bob B', 'bluffs');
    same(noted.get(), ['Bob B']);
    await noteOn('Bob B', ' ');
    same(noted.get(), []);
    await noteOn('Bob B', 'bluffs');
  });
  same(asked, ['GET /api/me/personal', 'POST /api/me/notes', 'DELETE /api/me/notes/Bob%20B', 'POST /api/me/notes']);
  forgetKept();
  same([kept.get(), noted.get()], [null, []]);
});
