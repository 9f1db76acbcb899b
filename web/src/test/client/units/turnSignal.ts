import { isMyTurn, useTurnSignal } from '../../../main/client/state/turnSignal';
import { choice, clock, ME, ring, shown } from './fixtures';
import { about, hook, same, test } from './unit';

about('signal');
const turn = shown({ ...ring('betting'), clock }, [choice('check', '2')]);

test('it is my turn when a clock runs and there is something to decide', () => {
  same(
    [
      isMyTurn(turn),
      isMyTurn(shown(ring('betting'), [choice('check', '2')])),
      isMyTurn(shown({ ...ring('betting'), clock })),
      isMyTurn(shown({ ...ring('drawing'), clock: { ...clock, positions: ['1'] } }, [choice('change', '2')])),
    ],
    [true, false, false, false],
  );
});
test('the title calls me to the table', async () => {
  const used = await hook(({ now }) => useTurnSignal(now, ME), { now: turn });
  same(document.title, 'Your turn · Cardroom');
  await used.with({ now: shown({ ...ring('betting'), table: { ...ring('betting').table, name: 'Friday' } }) });
  same(document.title, 'Friday · Cardroom');
});
