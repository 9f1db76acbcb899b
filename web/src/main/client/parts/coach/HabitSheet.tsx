/** The session by the coach's figures: which decisions were not the best, and what they cost. */
import { type CoachedEvening, dearest } from '../../state/coachHabits';
import { coachWords as t } from '../../text/coachWords';
import { money } from '../../text/money';
import { Dialog } from '../sheets/Dialog';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function HabitSheet({ evening, close }: { evening: CoachedEvening; close: () => void }) {
  const habits = dearest(evening);
  const { decisions, mistakes, costCents } = evening;
  return (
    <Dialog title={t.dearest} close={close}>
      <p>{mistakes ? t.sum(mistakes, decisions, money(costCents)) : decisions ? t.noMistakes(decisions) : t.none}</p>
      {habits.length > 0 && (
        <table class="data habits">
          <thead>
            <tr>
              <th>{t.habit}</th>
              <th class="r">{t.times}</th>
              <th class="r">{t.cost}</th>
            </tr>
          </thead>
          <tbody>
            {habits.map(([habit, { times, costCents: cost }]) => (
              <tr key={habit}>
                <th scope="row">{capital(t.said(habit))}</th>
                <td class="r num">{times}</td>
                <td class="r num">{money(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a class="btn" href="/learn">
          {t.practise}
        </a>
      </p>
    </Dialog>
  );
}
