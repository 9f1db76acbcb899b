import { leastOf, reading, useReading, useWhileReading } from '../../../main/client/state/readerPresence';
import { choice, clock } from './fixtures';
import { HandClock } from './handClock';
import { about, hook, same, test } from './unit';

about('reading');
const turn = [choice('fold', '2'), choice('check', '2'), choice('bet', '2', 400)];

async function saidAfter(ms: number, open: boolean): Promise<string[]> {
  const said: string[] = [];
  await HandClock.during(async (hands) => {
    const both = () => {
      useReading(open);
      useWhileReading(turn, { zones: { clock: { ...clock, bankMs: 30000 } }, at: 0 }, ({ id }) => said.push(id));
    };
    const used = await hook(both, null);
    hands.pass(ms);
    await used.settle();
  });
  return said;
}

test('the least that can be said costs nothing', () => {
  same(leastOf(turn)?.id, 'check');
  same(leastOf([choice('fold', '2'), choice('call', '2', 400)])?.id, 'fold');
  same(leastOf([choice('bet.game', '2', 500), choice('done', '2')])?.id, 'done');
  same(leastOf([choice('hit', '2'), choice('stand', '2')]), undefined);
});
test('who reads says the least when also the time of one’s own is nearly out', async () => {
  same(await saidAfter(45000, true), []);
  same(await saidAfter(50000, true), ['check']);
});
test('who does not read decides for himself', async () => same(await saidAfter(50000, false), []));
test('it is known how many things lie open', async () => {
  const used = await hook(({ open }: { open: boolean }) => useReading(open), { open: true });
  same(reading.get(), 1);
  await used.with({ open: false });
  same(reading.get(), 0);
});
