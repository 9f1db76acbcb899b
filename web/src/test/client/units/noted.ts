import { noted } from '../../../main/client/state/noted';
import { about, same, test } from './unit';

about('noted');

test('nobody is noted before the room has told', () => same(noted.get(), []));
