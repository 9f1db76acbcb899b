/** What happened in this round, newest last, each line with its clause. */
import { useEffect, useRef } from 'preact/hooks';
import { isNews } from '../../state/screenReader';
import { prettyCards } from '../../text/cards';
import { people } from '../../text/people';
import { words } from '../../text/words';
import type { StoryLine } from '../../wire/tableTypes';
import { useFelt } from '../felt/feltContext';

export function StoryLog({ lines: all }: { lines: StoryLine[] }) {
  const felt = useFelt();
  const lines = all.filter(isNews);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = box.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <div ref={box}>
      {lines.length ? (
        <StoryLines lines={lines} open={felt.clause} />
      ) : (
        <p class="muted small">{words.table.noLog}</p>
      )}
    </div>
  );
}

export function StoryLines({ lines, open }: { lines: StoryLine[]; open: (id: string) => void }) {
  return (
    <ol class="log">
      {lines.map((line, i) => (
        <li key={i}>
          <span>{i + 1}</span>
          <span>{people(prettyCards(whole(line)))}</span>
          {line.rule ? <ClauseLink id={line.rule} open={open} /> : <span />}
        </li>
      ))}
    </ol>
  );
}

/** A line that shows cards names them, so that the log says what was seen. */
function whole({ kind, text, cards }: StoryLine): string {
  const named = kind === 'say' && cards.length > 0 && cards.every((card) => card !== '??' && !text.includes(card));
  return named ? `${text} ${cards.join(' ')}` : text;
}

export function ClauseLink({ id, open }: { id: string; open: (id: string) => void }) {
  return (
    <button type="button" class="clause" onClick={() => open(id)}>
      {id}
    </button>
  );
}
