import { worn } from '../../../main/client/state/emblems';
import { about, same, test } from './unit';

about('emblems');

test('nobody wears anything before the room says so', () => same(worn.get().Nobody, undefined));
