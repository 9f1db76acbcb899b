/** The figures of a sheet, and of a second one beside it. */

import { type LabAnswer, percent, useLabAnswer } from '../../state/labAnswer';
import { type LabQuestion, sheetPath } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import type { RemovalEffects, SheetFigures, WagerFigures } from '../../wire/labTypes';
import { labelOf } from '../felt/SeatAreas';
import { KeysInForce } from './KeysInForce';
import { ResultBars } from './ResultBars';
import { StrategyChart, tenInFull } from './StrategyChart';

interface Props {
  question: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

export function SheetReport({ question, ask }: Props) {
  const first = useLabAnswer<SheetFigures>(sheetPath(question, question.house));
  const second = useLabAnswer<SheetFigures>(question.versus ? sheetPath(question, question.versus) : '');
  return (
    <div class={`lab-sheets ${question.versus ? 'two' : ''}`}>
      <One answer={first} question={question} ask={ask} />
      {question.versus && <One answer={second} than={first.found} question={question} ask={ask} />}
    </div>
  );
}

interface OneProps extends Props {
  answer: LabAnswer<SheetFigures>;
  than?: SheetFigures | null;
}

function One({ answer, than = null, question, ask }: OneProps) {
  const { found, trouble, working } = answer;
  return (
    <div class="lab-sheet" aria-busy={working} aria-live="polite">
      {working && <p class="lab-working">{t.working}</p>}
      {trouble && <p class="notice bad">{trouble}</p>}
      {found && <FittedAmount found={found} than={than} />}
      {found?.law && <ResultBars law={found.law} />}
      {found?.chart && <StrategyChart found={found} parts={found.chart} />}
      {found?.weakest && <Weakest found={found} />}
      {found?.removal?.map((one) => (
        <Removal key={one.wager} effects={one} />
      ))}
      {found && <KeysInForce keys={found.options} asked={question} ask={ask} />}
    </div>
  );
}

function FittedAmount({ found, than }: { found: SheetFigures; than: SheetFigures | null }) {
  return (
    <section class="panel lab-panel" aria-label={t.wagers}>
      <header>
        <h2>
          {t.wagers}, {found.houseName}
        </h2>
        <span class="small muted">{t.wagersLead}</span>
      </header>
      <div class="lab-scroll" tabIndex={0} role="group" aria-label={t.wagers}>
        <table class="data">
          <thead>
            <tr>
              <th>{t.wager}</th>
              <th class="r">{t.edge}</th>
              {than && <th class="r">{t.difference}</th>}
              <th class="r">{t.sd}</th>
              <th class="r">{t.hit}</th>
              <th class="r">{t.most}</th>
              <th>{t.figure}</th>
            </tr>
          </thead>
          <tbody>
            {found.wagers.map((one) => (
              <Figure key={one.wager} of={one} than={than} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figure({ of, than }: { of: WagerFigures; than: SheetFigures | null }) {
  const other = than?.wagers.find((one) => one.wager === of.wager);
  const most = Math.max(0, ...of.lines.map((line) => line.pays));
  return (
    <tr>
      <th scope="row">{labelOf(of.wager)}</th>
      <td class="r num">
        <b>{percent(-of.ev)}</b>
      </td>
      {than && <td class="r num">{other ? percent(other.ev - of.ev, 3, true) : '–'}</td>}
      <td class="r num">{of.sd.toFixed(3)}</td>
      <td class="r num">{of.hit === undefined ? '–' : percent(of.hit, 1)}</td>
      <td class="r num">{most ? `${most} : 1` : '–'}</td>
      <td class="small muted">{of.exact ? t.exact : t.precise}</td>
    </tr>
  );
}

function Weakest({ found }: { found: SheetFigures }) {
  return (
    <section class="panel lab-panel" aria-label={t.weakest}>
      <header>
        <h2>{t.weakest}</h2>
      </header>
      <dl class="weakest">
        {found.weakest?.map((one) => (
          <div key={one.shows}>
            <dt>{tenInFull(one.shows)}</dt>
            <dd>{one.hand}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Removal({ effects }: { effects: RemovalEffects }) {
  const most = Math.max(...effects.ranks.map((one) => Math.abs(one.effect)));
  return (
    <section class="panel lab-panel" aria-label={`${t.removalTitle}, ${labelOf(effects.wager)}`}>
      <header>
        <h2>
          {t.removalTitle}, {labelOf(effects.wager)}
        </h2>
        <span class="small muted">{t.removalLead}</span>
      </header>
      <table class="data removal">
        <tbody>
          {effects.ranks.map((one) => (
            <tr key={one.rank}>
              <th scope="row">{tenInFull(one.rank)}</th>
              <td class="r num">{percent(one.effect, 4, true)}</td>
              <td class="wide">
                <span
                  class={`effect ${one.effect < 0 ? 'less' : 'more'}`}
                  style={{ width: `${(Math.abs(one.effect) / most) * 100}%` }}
                />
              </td>
              <td class="r num">{one.count > 0 ? `+${one.count}` : one.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small muted">{t.gain(effects.correlation.toFixed(3), percent(effects.gain, 4))}</p>
    </section>
  );
}
