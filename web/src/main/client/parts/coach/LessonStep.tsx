/** One part of a lesson: a sentence, a question where there is one, and the answer with its result. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayGoOn, picksCards } from '../../state/lesson';
import { prettyCards } from '../../text/cards';
import { learnWords as t } from '../../text/learnWords';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { LessonAnswer, LessonPart } from '../../wire/coachTypes';

interface Props {
  part: LessonPart;
  at: number;
  all: number;
  next: () => void;
  clause: (id: string) => void;
}

export function LessonStep({ part, at, all, next, clause }: Props) {
  const [chosen, setChosen] = useState<LessonAnswer | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // A screen reader reads out the new sentence; the first one is read with the page.
  useEffect(() => {
    if (at === 0) return;
    said.current?.focus({ preventScroll: true });
    said.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section class="panel lesson-step" aria-label={t.part(at + 1, all)}>
      <p class="small muted">{t.part(at + 1, all)}</p>
      <p class="said" ref={said} tabIndex={-1}>
        {part.text}
      </p>
      <Answers part={part} chosen={chosen} choose={setChosen} />
      {part.answers.length > 0 && (
        <p class="reply" role="status">
          {chosen?.reply}
        </p>
      )}
      {part.clauses.length > 0 && mayGoOn(part, chosen) && (
        <div class="clauses small">
          <span class="muted">{t.clauses}:</span>
          {part.clauses.map(({ id }) => (
            <button key={id} type="button" class="clause" onClick={() => clause(id)}>
              {id}
            </button>
          ))}
        </div>
      )}
      {mayGoOn(part, chosen) && (
        <button type="button" class="btn primary" onClick={next}>
          {t.next}
        </button>
      )}
    </section>
  );
}

interface AnswersProps {
  part: LessonPart;
  chosen: LessonAnswer | null;
  choose: (answer: LessonAnswer) => void;
}

function Answers({ part, chosen, choose }: AnswersProps) {
  if (!part.answers.length) return null;
  const picks = picksCards(part);
  return (
    <div class="lesson-choices">
      {part.answers.map((answer, i) => (
        <button
          key={i}
          type="button"
          class={`act ${answer === chosen ? (answer.right ? 'best' : 'wrong') : ''}`}
          data-answer={answer.id}
          data-right={answer.right}
          aria-pressed={answer === chosen}
          aria-disabled={chosen?.right === true}
          onClick={() => chosen?.right || choose(answer)}
        >
          <span>{labelOf(answer, picks)}</span>
          {answer.amountCents !== undefined && <small class="num">{money(answer.amountCents)}</small>}
        </button>
      ))}
    </div>
  );
}

function labelOf({ id, label, cards }: LessonAnswer, picks: boolean): string {
  const act = id === 'You' ? t.me : (words.acts[id] ?? label);
  if (!picks) return act;
  return `${act}: ${cards.length ? cards.map(prettyCards).join(' ') : t.noCards}`;
}
