/** The page at an address of one word, or word that there is none. */
import { TopBar } from '../parts/bar/TopBar';
import { words } from '../text/words';
import { LazyPage } from './LazyPage';
import { PLACES, type Places } from './places';

const NOTHING = {};

export function PlacePage({ name, places = PLACES }: { name: string; places?: Places }) {
  const load = Object.hasOwn(places, name) ? places[name] : undefined;
  return load ? <LazyPage key={name} load={load} of={NOTHING} /> : <NoPage />;
}

export function NoPage() {
  return (
    <>
      <TopBar />
      <main class="page">
        <p class="notice">{words.error.page}</p>
      </main>
    </>
  );
}
