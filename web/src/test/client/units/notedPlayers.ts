import { noted } from '../../../main/client/state/notedPlayers';
import { about, same, test } from './unit';

about('noted');

test('nobody is noted before the room has told', () => same(noted.get(), []));
