/** The sheet and the clauses a table plays by, in plain sentences: on a page of their own and over the table. */
import { useEffect, useState } from 'preact/hooks';
import { api, Refused } from '../../state/api';
import { words } from '../../text/words';
import type { RulesPage as Rules } from '../../wire/lobbyTypes';
import { ClauseText } from './ClauseText';

type Section = Rules['sections'][number];

export function RulesText({ id, invite }: { id: number; invite: string }) {
  const [sections, setSections] = useState<Section[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.rules(id, invite).then(
      (page) => setSections(page.sections),
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.rulesPage.missing),
    );
  }, [id]);
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [sections]);
  return (
    <>
      <p class="muted">{words.rulesPage.from}</p>
      {trouble && <p class="notice bad">{trouble}</p>}
      {sections.length > 2 && <Contents sections={sections} />}
      {sections.map((section, i) => (
        <Clauses key={i} section={section} id={`section-${i}`} />
      ))}
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
            <dd>
              <ClauseText id={line.rule} sentence={line.sentence} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
