import { beforeEnd, time } from '../../../main/client/state/clientClock';
import { HandClock } from './handClock';
import { about, hidden, same, test } from './unit';

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
test('what must be done before an end is done sooner in a page that nobody sees', () =>
  HandClock.during(async (clock) => {
    const done: string[] = [];
    const note = (what: string) => () => void done.push(`${what} at ${time.now()}`);
    beforeEnd(10_000, 900, note('seen'));
    beforeEnd(10_000, 900, note('taken back'))();
    clock.pass(9000);
    same(done, []);
    clock.pass(1000);
    await hidden(() => {
      beforeEnd(20_000, 900, note('unseen'));
      clock.pass(10_000);
    });
    same(done, ['seen at 9100', 'unseen at 17600']);
  }));
test('an end that has come already is not missed', () =>
  HandClock.during((clock) => {
    const done: string[] = [];
    beforeEnd(-5000, 900, () => done.push('at once'));
    clock.pass(0);
    same(done, ['at once']);
  }));
