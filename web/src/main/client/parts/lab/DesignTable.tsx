/** Pay tables of a bonus wager for a desired edge. */
import { useState } from 'preact/hooks';
import { percent, useLabAnswer } from '../../state/labAnswer';
import { type LabQuestion, sheetPath } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import type { Designed, SheetFigures } from '../../wire/labTypes';
import { labelOf } from '../felt/SeatAreas';
import { Pick } from './LabForm';

interface Props {
  question: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

export function DesignTable({ question, ask }: Props) {
  const sheet = useLabAnswer<SheetFigures>(sheetPath(question, question.house));
  const wagers = sheet.found?.wagers.filter((one) => one.lines.filter((line) => line.pays > 0).length > 1) ?? [];
  const wager = question.wager || wagers[0]?.wager || '';
  const designed = useLabAnswer<Designed>(question.edge && wager ? designPath(question, wager) : '');
  if (wagers.length === 0) return null;
  return (
    <section class="panel lab-panel" aria-label={t.design}>
      <header>
        <h2>{t.design}</h2>
        <span class="small muted">{t.designLead}</span>
      </header>
      <Wanted wagers={wagers.map((one) => one.wager)} wager={wager} edge={question.edge} ask={ask} />
      {designed.trouble && <p class="field-trouble">{designed.trouble}</p>}
      {designed.working && <p class="small muted">{t.working}</p>}
      {designed.found && <Tables designed={designed.found} />}
    </section>
  );
}

interface WantedProps {
  wagers: string[];
  wager: string;
  edge: string;
  ask: (change: Partial<LabQuestion>) => void;
}

function Wanted({ wagers, wager, edge: asked, ask }: WantedProps) {
  const [edge, setEdge] = useState(asked || '5');
  return (
    <form
      class="lab-ask"
      onSubmit={(event) => {
        event.preventDefault();
        ask({ wager, edge });
      }}
    >
      <Pick
        label={t.wager}
        value={wager}
        of={wagers.map((one) => [one, labelOf(one)])}
        change={(next) => ask({ wager: next })}
      />
      <label class="field">
        {t.wanted}
        <input inputMode="decimal" value={edge} maxLength={7} onInput={(e) => setEdge(e.currentTarget.value)} />
      </label>
      <button type="submit" class="btn primary">
        {t.find}
      </button>
    </form>
  );
}

function designPath(question: LabQuestion, wager: string): string {
  const [path, query] = sheetPath({ ...question, removal: false }, question.house).split('?');
  return `${path}/design?${query}&wager=${wager}&edge=${encodeURIComponent(question.edge)}`;
}

function Tables({ designed }: { designed: Designed }) {
  const names = designed.tables[0]?.lines.map((line) => line.name) ?? [];
  return (
    <div class="lab-scroll" tabIndex={0} role="group" aria-label={t.design}>
      <table class="data">
        <thead>
          <tr>
            <th class="r">{t.edge}</th>
            {names.map((name) => (
              <th key={name} class="r">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designed.tables.map((table, i) => (
            <tr key={i}>
              <td class="r num">
                <b>{percent(table.edge, 4)}</b>
              </td>
              {table.lines.map((line) => (
                <td key={line.name} class="r num">
                  {line.pays} : 1
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
