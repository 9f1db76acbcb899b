/** The fields of a table about to be opened. */

import { type Complete, type Draft, withOption } from '../../state/newTable';
import { roomSaid } from '../../state/speakers';
import { words } from '../../text/words';
import type { House } from '../../wire/lobbyTypes';

export interface FieldsProps {
  houses: House[];
  whole: Complete;
  set: (change: Partial<Draft>) => void;
}

type Named = { id: string; name: string }[];

export function DraftFields({ houses, whole, set }: FieldsProps) {
  const { game, seats, bots, draft } = whole;
  const t = words.lobby;
  return (
    <>
      <GameFields houses={houses} whole={whole} set={set} />
      <div class="pair">
        <Pick
          label={t.seats}
          value={`${seats}`}
          options={count(2, game.seatsMax)}
          change={(n) => set({ seats: +n })}
        />
        <Pick label={t.bots} value={`${bots}`} options={count(0, seats - 1)} change={(n) => set({ bots: +n })} />
      </div>
      <label class="field">
        {t.tableName}
        <input value={draft.title} maxLength={30} onInput={(event) => set({ title: event.currentTarget.value })} />
      </label>
      {game.options.length > 0 && <Options whole={whole} set={set} />}
      <Listed on={draft.listed} change={(listed) => set({ listed })} />
      {!draft.listed && <p class="small muted">{t.byLink}</p>}
    </>
  );
}

/** What is played, where, and for how much. */
export function GameFields({ houses, whole, set }: FieldsProps) {
  const { house, game, stakes } = whole;
  const t = words.lobby;
  const offers = game.stakes.map((one) => ({ id: one.id, name: roomSaid(one.label) }));
  const afresh = { stakes: '', options: {} };
  return (
    <>
      <Pick
        label={t.house}
        value={house.id}
        options={houses}
        change={(id) => set({ house: id, game: '', ...afresh })}
      />
      <Pick label={t.game} value={game.id} options={house.games} change={(id) => set({ game: id, ...afresh })} />
      <Pick label={t.stakes} value={stakes} options={offers} change={(id) => set({ stakes: id })} />
    </>
  );
}

function Listed({ on, change }: { on: boolean; change: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      {words.lobby.isPublic}
    </label>
  );
}

function Options({ whole, set }: { whole: Complete; set: FieldsProps['set'] }) {
  const { draft, game } = whole;
  return (
    <details>
      <summary class="small">{words.lobby.options}</summary>
      {game.options.map(({ key, value }) => (
        <label key={key} class="field">
          {key}
          <input
            value={draft.options[key] ?? value}
            onInput={(event) => set({ options: withOption(draft, key, event.currentTarget.value, value) })}
          />
        </label>
      ))}
    </details>
  );
}

const count = (from: number, to: number): Named =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => ({ id: String(from + i), name: String(from + i) }));

function Pick(props: { label: string; value: string; options: Named; change: (value: string) => void }) {
  return (
    <label class="field">
      {props.label}
      <select value={props.value} onChange={(event) => props.change(event.currentTarget.value)}>
        {props.options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
