import { percent, read } from '../../../main/client/state/labAnswer';
import { about, same, test } from './unit';

about('labAnswer');

test('parts are told in percent, changes with their sign', () => {
  same([percent(0.01904), percent(-0.02), percent(0.5, 1, true)], ['1.904 %', '−2.000 %', '+50.0 %']);
  same(percent(-0.0000001, 2), '0.00 %');
});
test('who leaves is answered nothing', async () => {
  const left = new AbortController();
  left.abort();
  let failed = false;
  await read('/nothing', left.signal).catch(() => {
    failed = true;
  });
  same(failed, true);
});
