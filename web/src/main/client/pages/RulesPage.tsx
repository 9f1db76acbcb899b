/** The rules of one table as it plays them: the sheet and the clauses, in plain sentences. */
import { useEffect, useState } from 'preact/hooks';
import { TopBar } from '../parts/bar/TopBar';
import { api, Refused } from '../state/api';
import { tablePath } from '../state/route';
import { words } from '../text/words';
import type { RulesPage as Rules } from '../wire/lobby';

type Section = Rules['sections'][number];

export function RulesPage({ id, invite }: { id: number; invite: string }) {
  const [sections, setSections] = useState<Section[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    document.title = words.title.page(words.nav.rules);
    api.rules(id, invite).then(
      (page) => setSections(page.sections),
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.rulesPage.missing),
    );
  }, [id]);
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [sections]);
  return (
    <>
      <TopBar />
      <main class="page rules-page">
        <a href={tablePath(id, invite)}>‹ {words.table.label}</a>
        <h1>{words.rulesPage.title}</h1>
        <p class="muted">{words.rulesPage.from}</p>
        {trouble && <p class="notice bad">{trouble}</p>}
        {sections.length > 2 && <Contents sections={sections} />}
        {sections.map((section, i) => (
          <Clauses key={i} section={section} id={`section-${i}`} />
        ))}
      </main>
    </>
  );
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav class="panel contents" aria-label={words.rulesPage.contents}>
      <ul>
        {sections.map((section, i) => (
          <li key={i}>
            <a href={`#section-${i}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Clauses({ section, id }: { section: Section; id: string }) {
  return (
    <section id={id} class="panel rule-section">
      <h2>{section.title}</h2>
      <dl>
        {section.lines.map((line, i) => (
          <div key={i} id={line.rule || undefined}>
            <dt class="clause-id">{line.rule}</dt>
            <dd>{line.sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
