import { bankPath, changeOption, readLab, sheetPath, writeLab } from '../../../main/client/state/labQuestion';
import { about, same, test } from './unit';

about('labQuestion');

test('a question that is written is read again', () => {
  const asked = { ...readLab(''), house: 'here', game: 'this', decks: '6', removal: true, hands: 'AhAs; KdKc' };
  same(readLab(writeLab(asked).slice(4)), asked);
  same(writeLab(readLab('?nothing=1')), '/lab');
});
test('the room is asked with the keys that are changed', () => {
  const asked = { ...readLab(''), game: 'this', decks: '2', options: 'a=1, b.c=x,y' };
  same(sheetPath(asked, 'there'), '/api/lab/there/this?decks=2&option.a=1&option.b.c=x%2Cy');
});
test('a key is changed once, whatever was changed before', () => {
  same(changeOption('', 'a', 'true'), 'a=true');
  same(changeOption('a=true, b=[x,y]', 'a', 'false'), 'b=[x,y],a=false');
  same(changeOption('a.b=1', 'a', '2'), 'a.b=1,a=2');
});
test('a bank is asked about in cents, and not without a shoe', () => {
  const asked = {
    ...readLab(''),
    house: 'here',
    game: 'this',
    bank: '$2,500',
    bet: '12.50',
    seats: '3',
    removal: true,
  };
  same(bankPath(asked, 20_000), '/api/lab/here/this/bank?seats=3&betCents=1250&bankCents=250000&rounds=20000');
  same(bankPath({ ...asked, bet: 'much', seats: '' }, 5), '/api/lab/here/this/bank?bankCents=250000&rounds=5');
  same(bankPath({ ...asked, decks: 'infinite' }, 5), '');
});
