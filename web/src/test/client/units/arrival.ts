import { type Arriving, useArrival } from '../../../main/client/state/arrival';
import { choice } from './fixtures';
import { about, hook, same, test } from './unit';

about('arrival');
const SIT = [choice('sit', '1', 2000, 50000), choice('sit', '3', 2000, 50000)];
const MOVE = [choice('move', '3'), choice('move', '4')];

function arriving(change: Partial<Arriving>, sent: string[]): Arriving {
  return {
    how: 'deal',
    known: true,
    seated: false,
    loaded: true,
    elsewhere: () => sent.push('elsewhere'),
    places: [SIT],
    send: async ({ id, position }) => {
      sent.push(`${id} ${position}`);
      return { ok: true, key: '', number: 1 };
    },
    open: (choices) => sent.push(`asks ${choices[0]!.id}`),
    short: () => false,
    ...change,
  };
}
async function arrives(change: Partial<Arriving>): Promise<string[]> {
  const sent: string[] = [];
  await hook(useArrival, arriving(change, sent));
  return sent;
}

test('who came to be dealt in takes the first free seat', async () => same(await arrives({}), ['sit 1']));
test('who came to sit is asked which seat', async () => same(await arrives({ how: 'sit' }), ['asks sit']));
test('who only looks is left alone', async () => same(await arrives({ how: 'look' }), []));
test('who sits already is not moved to another seat', async () => {
  same(await arrives({ seated: true, places: [MOVE] }), []);
  same(await arrives({ seated: true, places: [MOVE, SIT] }), []);
});
test('other offers than a chair are not taken', async () => same(await arrives({ places: [MOVE, SIT] }), ['sit 1']));
test('who has too few chips is asked instead of refused', async () => {
  same(await arrives({ short: () => true }), ['asks sit']);
});
test('who came to be dealt in goes on where the last seat has gone', async () => {
  same(await arrives({ places: [] }), ['elsewhere']);
  same(await arrives({ places: [], loaded: false }), []);
  same(await arrives({ places: [], how: 'sit' }), []);
});
test('who loses the race for the last seat goes on', async () => {
  const sent: string[] = [];
  const last = arriving({ places: [[SIT[0]!]] }, sent);
  last.send = async () => {
    last.places = [];
    return { ok: false, key: '', rule: 'ROOM-SEAT', sentence: '', remedy: '', words: '' };
  };
  const used = await hook(useArrival, last);
  await used.settle();
  same(sent, ['elsewhere']);
});
