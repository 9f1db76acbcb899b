import { choose } from '../../../main/client/state/settings';
import { callToTurn, isMyTurn, useTurnSignal } from '../../../main/client/state/turnSignal';
import { choice, clock, ME, ring, shown } from './fixtures';
import { about, hidden, hook, moment, same, test } from './unit';

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

/** What a browser is asked to do to call somebody: by itself on a desk, by its worker on a phone. */
async function called(phone: boolean, wants: { buzz: boolean; notify: boolean }, unseen: boolean): Promise<string[]> {
  const done: string[] = [];
  class Note {
    static permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      if (phone) throw new TypeError('Illegal constructor');
      done.push(`page: ${title}, ${body}`);
    }
  }
  const showNotification = async (title: string, { body, vibrate, data }: Record<string, unknown>) =>
    void done.push(`worker: ${title}, ${body}, ${vibrate ?? 'still'}, ${data === location.href}`);
  const real = window.Notification;
  Object.assign(window, { Notification: Note });
  const own = { configurable: true };
  Object.defineProperty(navigator, 'vibrate', { ...own, value: (ms: number) => done.push(`shakes ${ms}`) });
  Object.defineProperty(navigator, 'serviceWorker', {
    ...own,
    value: { ready: Promise.resolve({ showNotification }) },
  });
  choose(wants);
  try {
    const call = async () => {
      callToTurn('Friday');
      await moment();
    };
    await (unseen ? hidden(call) : call());
  } finally {
    for (const name of ['vibrate', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
    Object.assign(window, { Notification: real });
    choose({ buzz: false, notify: false });
  }
  return done;
}

test('nobody is called who did not ask for it, and a page that is seen needs no notification', async () => {
  same(await called(false, { buzz: false, notify: false }, true), []);
  same(await called(false, { buzz: true, notify: true }, false), ['shakes 60']);
});
test('a hidden page calls me by a notification', async () =>
  same(await called(false, { buzz: false, notify: true }, true), ['page: Your turn, Friday']));
test('on a phone, where only a worker may, it leads back to this table and shakes if I want', async () => {
  same(await called(true, { buzz: false, notify: true }, true), ['worker: Your turn, Friday, still, true']);
  same(await called(true, { buzz: true, notify: true }, true), ['shakes 60', 'worker: Your turn, Friday, 60, true']);
});
