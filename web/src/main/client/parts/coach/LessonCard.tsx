/** One situation: the cards, the choices, and the answer with its result. */
import { useEffect, useState } from 'preact/hooks';
import { expected } from '../../state/coach';
import { bestOf, costOf } from '../../state/learning';
import { cardName } from '../../text/cards';
import { coachWords } from '../../text/coachWords';
import { learnWords as t } from '../../text/learnWords';
import { money } from '../../text/money';
import type { Lesson } from '../../wire/coachTypes';
import { Card } from '../felt/Card';

const STAKE = 1000;

const label = (id: string): string => t.choices[id] ?? id;

interface Props {
  lesson: Lesson;
  answer: (isRight: boolean) => void;
  next: () => void;
}

export function LessonCard({ lesson, answer, next }: Props) {
  const [chosen, setChosen] = useState('');
  useEffect(() => setChosen(''), [lesson]);
  const order = Object.keys(t.choices).filter((id) => lesson.worths.some((one) => one.id === id));
  const choose = (id: string) => {
    if (chosen) return;
    setChosen(id);
    answer(costOf(lesson, id, STAKE) === 0);
  };
  const go = () => {
    setChosen('');
    next();
  };
  return (
    <section class="panel lesson" aria-label={t.title}>
      <div class="lesson-felt">
        <FallenCards title={t.bank} cards={[lesson.up]} />
        <FallenCards title={t.you} cards={lesson.cards} words={coachWords.said(lesson.hand)} />
      </div>
      <p class="small muted">{t.stake(money(STAKE))}</p>
      <div class="lesson-choices">
        {order.map((id) => (
          <ChoiceButton key={id} lesson={lesson} id={id} chosen={chosen} choose={choose} />
        ))}
      </div>
      <div role="status">{chosen && <Verdict lesson={lesson} chosen={chosen} />}</div>
      {chosen && (
        <button type="button" class="btn primary" onClick={go}>
          {t.next}
        </button>
      )}
    </section>
  );
}

function FallenCards({ title, cards, words = '' }: { title: string; cards: string[]; words?: string }) {
  return (
    <div>
      <span class="small">{title}</span>
      <div class="hand open" role="img" aria-label={cards.map(cardName).join(', ')}>
        {cards.map((face) => (
          <Card key={face} face={face} />
        ))}
      </div>
      {words && <b>{words}</b>}
    </div>
  );
}

type ButtonProps = { lesson: Lesson; id: string; chosen: string; choose: (id: string) => void };

function ChoiceButton({ lesson, id, chosen, choose }: ButtonProps) {
  const cents = Math.round((lesson.worths.find((one) => one.id === id)?.worth ?? 0) * STAKE);
  const best = chosen !== '' && bestOf(lesson) === id;
  return (
    <button
      type="button"
      class={`act ${best ? 'best' : ''}`}
      data-choice={id}
      aria-pressed={chosen === id}
      aria-disabled={chosen !== ''}
      onClick={() => choose(id)}
    >
      <span>{label(id)}</span>
      {chosen && <b class={`ev ${cents < 0 ? 'down' : 'up'}`}>{expected(cents)}</b>}
    </button>
  );
}

function Verdict({ lesson, chosen }: { lesson: Lesson; chosen: string }) {
  const cost = costOf(lesson, chosen, STAKE);
  const best = label(bestOf(lesson)).toLowerCase();
  return (
    <p>
      <b>{cost === 0 ? t.right : t.wrong(label(chosen), money(cost), best)}</b> {coachWords.said(lesson.why)}
    </p>
  );
}
