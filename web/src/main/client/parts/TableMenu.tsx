/** What concerns the table rather than the hand: sitting down, leaving, sitting out, chips. Quiet. */
import { words } from '../text/words';
import type { Choice } from '../wire/table';

export interface MenuProps {
  groups: Choice[][];
  choices: Choice[];
  seated: boolean;
  open: (choices: Choice[]) => void;
}

export function TableMenu({ groups, choices, seated, open }: MenuProps) {
  if (!groups.length && !choices.length) return null;
  return (
    <div class="table-menu" role="group" aria-label={words.table.menu}>
      {groups.map((group) => (
        <button
          key={group[0]!.id}
          type="button"
          class={`btn ${seated ? 'small' : 'primary'}`}
          data-choice={group[0]!.id}
          onClick={() => open(group)}
        >
          {group[0]!.label}
        </button>
      ))}
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class="btn small"
          data-choice={choice.id}
          onClick={() => open([choice])}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
