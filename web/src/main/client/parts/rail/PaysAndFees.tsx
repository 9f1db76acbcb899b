/** What the table's bonus wagers pay and which fees are collected, as on its sign; the house rules come first. */
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../state/api';
import { words } from '../../text/words';
import type { RulesSection } from '../../wire/lobbyTypes';

const KINDS = ['pays', 'fees'];
/** `$1 to $25; Cards in the busted hand`: how much may be bet, and what it depends on. */
const APART = '; ';
/** A rail this high has room to show them without being asked. */
const ROOM_PX = 860;

function useSign(id: number, invite: string): RulesSection[] {
  const [sections, show] = useState<RulesSection[]>([]);
  useEffect(() => {
    api.rules(id, invite).then(
      (page) => show(page.sections),
      () => show([]), // the rules say it too
    );
  }, [id, invite]);
  return sections;
}

export function PaysAndFees({ id, invite }: { id: number; invite: string }) {
  const sections = useSign(id, invite);
  const told = sections.filter(({ kind }) => KINDS.includes(kind));
  const first = sections.find(({ kind }) => kind === 'play')?.lines[0]?.sentence;
  if (!told.length) return null;
  return (
    <details class="pays" open={innerHeight >= ROOM_PX}>
      <summary>{words.table.pays}</summary>
      {first && <p class="small">{first}</p>}
      {told.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl class="sign">{lines.flatMap(({ sentence }) => sentence.split(APART)).map(pair)}</dl>
        </section>
      ))}
    </details>
  );
}

/** `3: 5 to 1` becomes two columns; lines without a figure come first. */
function pair(sentence: string) {
  const cut = sentence.lastIndexOf(': ');
  if (cut < 0) return <dt class="whole">{sentence}</dt>;
  return [<dt key={sentence}>{sentence.slice(0, cut)}</dt>, <dd key={`${sentence}=`}>{sentence.slice(cut + 2)}</dd>];
}

/** What the chosen bonus wager pays, where there is no rail beside the felt. */
export function ChosenPays({ id, invite, label }: { id: number; invite: string; label: string }) {
  const pays = useSign(id, invite).find(({ kind, title }) => kind === 'pays' && title === label);
  if (!pays) return null;
  const [limits = '', ...rows] = pays.lines.map(({ sentence }) => sentence);
  // The limits stand under the circle.
  const counted = limits.split(APART).slice(1);
  return (
    <p class="chosen-pays">
      <b>{label}</b> {[...counted, ...rows].join(' · ')}
    </p>
  );
}
