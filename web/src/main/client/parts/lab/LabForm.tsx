/** The question to the lab. */
import { useState } from 'preact/hooks';
import { HOUSE_BANK, type LabQuestion } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import type { House } from '../../wire/lobbyTypes';
import { LabDownloads } from './LabDownloads';

interface Props {
  houses: House[];
  house: House;
  asked: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

/** Another house or game has other keys, wagers, schedules, limits and seats. */
const AFRESH = { versus: '', options: '', wager: '', ...HOUSE_BANK };

export function LabForm({ houses, house, asked, ask }: Props) {
  const rivals = houses.filter((one) => one.id !== house.id && one.games.some((game) => game.id === asked.game));
  return (
    <aside class="lab-form" aria-label={t.title}>
      <h1>{t.title}</h1>
      <p class="small muted">{t.lead}</p>
      <Pick
        label={t.house}
        value={house.id}
        of={houses.map((one) => [one.id, one.name])}
        change={(id) => ask({ house: id, game: '', ...AFRESH })}
      />
      <Pick
        label={t.game}
        value={asked.game}
        of={house.games.map((one) => [one.id, one.name])}
        change={(game) => ask({ house: house.id, game, decks: '', ...AFRESH })}
      />
      <Pick
        label={t.decks}
        value={asked.decks}
        of={[
          ['', t.sheets],
          ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`${n}`, `${n}`] as Pair),
          ['infinite', t.infinite],
        ]}
        change={(decks) => ask({ decks })}
      />
      <Keys key={`${asked.game} ${asked.options}`} asked={asked} ask={ask} />
      <WithRemoval asked={asked} ask={ask} />
      <Pick
        label={t.versus}
        value={asked.versus}
        of={[['', t.none], ...rivals.map((one) => [one.id, one.name] as Pair)]}
        change={(versus) => ask({ versus })}
      />
      <LabDownloads asked={asked} names={rivals.concat(house)} />
    </aside>
  );
}

function WithRemoval({ asked, ask }: Asking) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={asked.removal}
        onChange={(event) => ask({ removal: event.currentTarget.checked })}
      />
      {t.removal}
    </label>
  );
}

type Pair = [string, string];

interface PickProps {
  label: string;
  value: string;
  of: Pair[];
  change: (id: string) => void;
}

export function Pick({ label, value, of, change }: PickProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {of.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Keys({ asked, ask }: Asking) {
  const [text, setText] = useState(asked.options);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask({ options: text.trim() });
      }}
    >
      <label class="field">
        {t.options}
        <input
          value={text}
          placeholder={t.optionsHint}
          maxLength={300}
          onInput={(event) => setText(event.currentTarget.value)}
          onBlur={() => text.trim() !== asked.options && ask({ options: text.trim() })}
        />
      </label>
    </form>
  );
}

type Asking = { asked: LabQuestion; ask: (change: Partial<LabQuestion>) => void };
