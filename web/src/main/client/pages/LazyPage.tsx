/** A page that is fetched when it is opened. */
import { TopBar } from '../parts/bar/TopBar';
import { type Load, useLazy } from '../state/lazyPages';
import { words } from '../text/words';

export function LazyPage<P extends object>({ load, of }: { load: Load<P>; of: P }) {
  const Page = useLazy(load);
  if (Page && Page !== 'failed') return <Page {...of} />;
  return (
    <>
      <TopBar />
      <main class="page" aria-busy={!Page}>
        {Page === 'failed' && <p class="notice bad">{words.error.room}</p>}
      </main>
    </>
  );
}
