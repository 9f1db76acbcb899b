import { PlacePage } from '../../../main/client/pages/PlacePage';
import { PLACES } from '../../../main/client/pages/places';
import { read } from '../../../main/client/state/route';
import { words } from '../../../main/client/text/words';
import { about, drawn, same, test, until } from './unit';

about('places');

const opened = (path: string, places = PLACES) => {
  const at = read(new URL(path, 'http://room'));
  return at.page === 'place' ? drawn(<PlacePage name={at.name} places={places} />) : drawn(<p>{at.page}</p>);
};

/** The recipe of CONTRIBUTING.md: a page, and a line in `PLACES`. */
function WeatherPage() {
  return <main class="page">A page that nobody ships</main>;
}
const LINE = { weather: () => Promise.resolve(WeatherPage) };

test('a made-up page is opened by its address', async () => {
  const stage = opened('/weather', { ...PLACES, ...LINE });
  await until(() => stage.textContent === 'A page that nobody ships', 'the page is drawn');
});
test('without its line there is no such page', async () => {
  const stage = opened('/weather');
  await until(() => stage.textContent?.includes(words.error.page) ?? false, 'there is no such page');
  const inherited = opened('/constructor');
  await until(() => inherited.textContent?.includes(words.error.page) ?? false, 'nor one of that name');
});
test('the pages of the room', () => {
  same(Object.keys(PLACES), ['admin', 'book', 'floor', 'history', 'lab', 'me', 'mine', 'replay']);
});
