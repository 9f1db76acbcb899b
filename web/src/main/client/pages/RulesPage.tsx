/** The rules of one table as it plays them, at an address of their own. */
import { useEffect } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { RulesText } from '../parts/rules/RulesText';
import { tablePath } from '../state/route';
import { words } from '../text/words';

export function RulesPage({ id, invite }: { id: number; invite: string }) {
  useEffect(() => {
    document.title = words.title.page(words.nav.rules);
  }, []);
  return (
    <>
      <TopBar />
      <main class="page rules-page">
        <a href={tablePath(id, invite)}>‹ {words.table.label}</a>
        <h1>{words.rulesPage.title}</h1>
        <RulesText id={id} invite={invite} />
      </main>
    </>
  );
}
