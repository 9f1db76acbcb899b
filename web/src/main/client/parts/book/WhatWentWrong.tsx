/** What went wrong, by three answers; each stays on the screen and can be changed. */
import type { BookQuestion } from '../../state/bookQuestion';
import { room, roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import { prettyCards } from '../../text/cards';
import type { BookCase, BookClause, BookReading } from '../../wire/bookTypes';
import { ClauseText } from '../rules/ClauseText';

const t = bookWords.wrong;
const STEPS = ['when', 'what', 'how'] as const;
type Step = (typeof STEPS)[number];

interface Props {
  cases: BookCase[];
  asked: BookQuestion;
  ask: (change: Partial<BookQuestion>) => void;
}

export function WhatWentWrong({ cases, asked, ask }: Props) {
  const given = STEPS.filter((_, i) => STEPS.slice(0, i + 1).every((one) => asked[one]));
  const fitting = cases.filter((one) => given.every((step) => one[step] === asked[step]));
  const next = STEPS[given.length];
  const found = next ? undefined : fitting[0];
  const choose = (step: Step, answer: string) => ask(answers(cases, asked, step, answer));
  return (
    <div class="book-wrong">
      <div class="panel book-panel">
        {given.map((step) => (
          <Given key={step} step={step} answer={asked[step]} change={() => choose(step, '')} />
        ))}
        {next && (
          <fieldset class="choices-of">
            <legend>{t.ask[next]}</legend>
            {[...new Set(fitting.map((one) => one[next]))].map((answer) => (
              <button type="button" key={answer} class="btn" onClick={() => choose(next, answer)}>
                {roomSaid(answer)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {found && <Found found={found} />}
      {found && <Near cases={cases} found={found} choose={(how, what) => ask({ ...asked, how, what })} />}
    </div>
  );
}

/** Where an answer leaves only one possibility, it is chosen at once. */
function answers(cases: BookCase[], asked: BookQuestion, step: Step, answer: string): Partial<BookQuestion> {
  const change: Record<Step, string> = { when: asked.when, what: asked.what, how: asked.how };
  const from = STEPS.indexOf(step);
  for (const later of STEPS.slice(from)) change[later] = '';
  change[step] = answer;
  if (!answer) return change;
  for (const later of STEPS.slice(from + 1)) {
    const fitting = cases.filter((one) => STEPS.every((known) => !change[known] || one[known] === change[known]));
    const possible = new Set(fitting.map((one) => one[later]));
    if (possible.size !== 1) break;
    change[later] = [...possible][0] ?? '';
  }
  return change;
}

function Given({ step, answer, change }: { step: Step; answer: string; change: () => void }) {
  return (
    <div class="given">
      <span class="tick" aria-hidden="true">
        ✓
      </span>
      <span>
        <small>{t[step]}</small>
        <b>{roomSaid(answer)}</b>
      </span>
      <button type="button" class="btn quiet" aria-label={`${t.change}: ${t[step]}`} onClick={change}>
        {t.change}
      </button>
    </div>
  );
}

/** What the example said; where it quoted a clause, in that clause's translation. */
function remedyOf({ told, clauses }: BookCase): string[] {
  if (told.length === 0) return clauses.map(({ id, sentence }) => room.clause(id, sentence));
  return told.map((said) => {
    const clause = clauses.find(({ sentence }) => sentence === said);
    return clause ? room.clause(clause.id, said) : roomSaid(said);
  });
}

function Found({ found }: { found: BookCase }) {
  return (
    <>
      <section class="remedy on-felt" aria-label={t.remedy}>
        <span class="tag">{t.remedy}</span>
        {remedyOf(found).map((said, i) => (
          <p key={i} class={i === 0 ? 'first' : ''}>
            {prettyCards(said)}
          </p>
        ))}
      </section>
      <section class="panel book-panel clause-card" aria-label={t.clause}>
        <h2>{t.clause}</h2>
        {found.clauses.map((clause) => (
          <Words key={clause.id} clause={clause} />
        ))}
        {found.readings.map((reading) => (
          <InForce key={reading.id} reading={reading} />
        ))}
        {found.example && (
          <details>
            <summary>{t.example}</summary>
            <p class="small muted">{t.exampleLead}</p>
            <pre tabIndex={0} lang="en">
              {found.example}
            </pre>
          </details>
        )}
      </section>
    </>
  );
}

function InForce({ reading }: { reading: BookReading }) {
  return (
    <div class="reading">
      <p>
        <b>
          {t.reading}: {roomSaid(reading.title)}.
        </b>{' '}
        <ClauseText id={reading.id} sentence={reading.taken.slice(0, 1).toUpperCase() + reading.taken.slice(1)} />
      </p>
      <p class="small muted">
        {t.says} <span lang="en">{reading.says}</span> <span class="clause-id">{reading.id}</span>
      </p>
    </div>
  );
}

function Words({ clause }: { clause: BookClause }) {
  return (
    <>
      <blockquote class="quote">
        <ClauseText id={clause.id} sentence={clause.text || clause.sentence} />
      </blockquote>
      <p class="small muted">
        <span class="clause-id">{clause.id}</span> {clause.text && (clause.stated ? t.stated : t.read)}
        {clause.cite && (
          <>
            . {t.cite} <span lang="en">{clause.cite}</span>
          </>
        )}
      </p>
    </>
  );
}

interface NearProps {
  cases: BookCase[];
  found: BookCase;
  choose: (how: string, what: string) => void;
}

function Near({ cases, found, choose }: NearProps) {
  const near = cases.filter((one) => one !== found && one.when === found.when);
  if (near.length === 0) return null;
  return (
    <section class="panel book-panel near" aria-label={t.near}>
      <h2>{t.near}</h2>
      <ul>
        {near.map((one) => (
          <li key={one.what + one.how}>
            <button type="button" onClick={() => choose(one.how, one.what)}>
              <span>
                {roomSaid(one.what)}: <b>{roomSaid(one.how)}</b>
              </span>
              <span class="clause-id">{one.clauses[0]?.id ?? one.readings[0]?.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
