import { time } from '../../../main/client/state/clientClock';
import { HandClock } from './handClock';
import { about, same, test } from './unit';

about('time');

test('what is due happens in its time, and not when it was taken back', () =>
  HandClock.during((clock) => {
    const done: string[] = [];
    time.after(200, () => done.push(`second at ${time.now()}`));
    time.after(100, () => done.push(`first at ${time.now()}`));
    time.after(150, () => done.push('never'))();
    clock.pass(99);
    same(done, []);
    clock.pass(400);
    same(done, ['first at 100', 'second at 200']);
  }));
