/** What the last seven days brought, in the lobby; nothing for somebody who has not played in them. */
import { useEffect, useState } from 'preact/hooks';
import { inAll, mine, weekUntil } from '../../state/mine';
import { askWords } from '../../text/askWords';
import { locale } from '../../text/language';
import { money, signed } from '../../text/money';
import type { Statistics } from '../../wire/mineTypes';

const t = askWords.week;

export function YourWeek({ me }: { me: string }) {
  const [found, setFound] = useState<Statistics | null>(null);
  useEffect(() => {
    let here = true;
    mine.statistics(weekUntil(new Date())).then(
      (told) => here && setFound(told),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [me]);
  const all = found && inAll(found);
  if (!all?.rounds) return null;
  const tone = all.netCents > 0 ? 'up' : all.netCents < 0 ? 'down' : '';
  const figures: [string, string, string?][] = [
    [t.rounds(all.rounds), all.rounds.toLocaleString(locale())],
    [t.net, signed(all.netCents), tone],
    [t.won, new Intl.NumberFormat(locale(), { style: 'percent' }).format(all.won / all.rounds)],
    [t.fees, money(all.feesCents)],
  ];
  return (
    <section class="panel your-week">
      <h2>{t.title}</h2>
      <dl>
        {figures.map(([term, value, kind]) => (
          <div key={term}>
            <dt class="small muted">{term}</dt>
            <dd class={`num ${kind ?? ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <a class="small" href="/mine">
        {t.more}
      </a>
    </section>
  );
}
