/** What poker hands are worth against each other. */

import { useState } from 'preact/hooks';
import { percent, useLabAnswer } from '../../state/labAnswer';
import type { LabQuestion } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import { figure } from '../../text/money';
import type { Equities } from '../../wire/labTypes';
import type { GameOffer } from '../../wire/lobbyTypes';
import { Pick } from './LabForm';

interface Props {
  games: GameOffer[];
  asked: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

export function EquityPanel({ games, asked, ask }: Props) {
  const poker = games.filter((game) => !game.usualStakes.startsWith('schedule'));
  const game = asked.poker || poker[0]?.id || '';
  const query = new URLSearchParams({ hands: asked.hands, board: asked.board });
  const counted = useLabAnswer<Equities>(
    game && asked.hands ? `/api/equity/${encodeURIComponent(game)}?${query}` : '',
  );
  if (!game) return null;
  return (
    <section class="panel lab-panel" aria-label={t.equity}>
      <header>
        <h2>{t.equity}</h2>
        <span class="small muted">{t.equityLead}</span>
      </header>
      <Hands poker={poker} game={game} asked={asked} ask={ask} />
      {counted.trouble && <p class="field-trouble">{counted.trouble}</p>}
      {counted.working && <p class="small muted">{t.working}</p>}
      {counted.found && <Counted found={counted.found} />}
    </section>
  );
}

interface HandsProps {
  poker: GameOffer[];
  game: string;
  asked: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

function Hands({ poker, game, asked, ask }: HandsProps) {
  const [hands, setHands] = useState(asked.hands || 'AhAs; KdKc');
  const [board, setBoard] = useState(asked.board);
  return (
    <form
      class="lab-ask equity"
      onSubmit={(event) => {
        event.preventDefault();
        ask({ poker: game, hands: hands.trim(), board: board.trim() });
      }}
    >
      <Pick
        label={t.game}
        value={game}
        of={poker.map((one) => [one.id, one.name])}
        change={(id) => ask({ poker: id, hands: '' })}
      />
      <Text label={t.hands} value={hands} change={setHands} />
      <Text label={t.board} value={board} change={setBoard} />
      <button type="submit" class="btn primary">
        {t.countIt}
      </button>
    </form>
  );
}

function Text({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  return (
    <label class="field">
      {label}
      <input value={value} maxLength={300} spellcheck={false} onInput={(e) => change(e.currentTarget.value)} />
    </label>
  );
}

function Counted({ found }: { found: Equities }) {
  const how = found.exact ? t.how.exact : found.whole ? t.how.sampled : t.how.stopped;
  return (
    <>
      <table class="data">
        <thead>
          <tr>
            <th>{t.hand}</th>
            <th class="r">{t.equity}</th>
            <th class="r">{t.win}</th>
            <th class="r">{t.tie}</th>
          </tr>
        </thead>
        <tbody>
          {found.hands.map((hand, i) => (
            <tr key={i}>
              <th scope="row">{hand.cards}</th>
              <td class="r num">
                <b>{percent(hand.equity, 2)}</b>
                {!found.exact && ` ± ${percent(hand.margin, 2)}`}
              </td>
              <td class="r num">{percent(hand.win, 2)}</td>
              <td class="r num">{percent(hand.tie, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small muted">{t.counted(figure(found.boards), how)}</p>
    </>
  );
}
