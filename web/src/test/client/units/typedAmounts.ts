import { centsTyped, minutesTyped } from '../../../main/client/state/typedAmounts';
import { about, same, test } from './unit';

about('typed');

test('an amount is read with and without its signs, and only if it can be read in one way', () => {
  same(
    ['250', '$12.5', '12.50', '1,000', '1,234,567.89', ' $ 40 '].map(centsTyped),
    [25_000, 1_250, 1_250, 100_000, 123_456_789, 4_000],
  );
  same(
    ['12,50', '1.5k', 'abc', '-5', '1,00', '.', '', '1e3', '12.345', '123456789'].map(centsTyped),
    Array(10).fill(null),
  );
});
test('minutes are whole and at most a day', () => {
  same(['0', ' 90 ', '1440'].map(minutesTyped), [0, 90, 1440]);
  same(['1441', '1.5', 'an hour', '-1', ''].map(minutesTyped), Array(5).fill(null));
});
