import { readQuestion, writeQuestion } from '../../../main/client/state/bookQuestion';
import { about, same, test } from './unit';

about('bookQuestion');

test('a question that is written is read again', () => {
  const asked = { tab: 'wrong' as const, house: 'here', game: 'this', when: 'On the flop', what: '', how: '' };
  same(writeQuestion(asked), '/book?page=wrong&house=here&game=this&when=On+the+flop');
  same(readQuestion(writeQuestion(asked).slice(5)), asked);
  same(writeQuestion(readQuestion('?page=nowhere')), '/book');
});
