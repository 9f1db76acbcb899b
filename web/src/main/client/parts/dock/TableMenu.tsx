/** What concerns the table rather than the hand: sitting down, leaving, sitting out, chips. Drawn quietly. */

import type { Take } from '../../state/choices';
import { words } from '../../text/words';
import type { Choice } from '../../wire/tableTypes';

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

/** Choices available at any time; all others that concern the table are questions to be answered now. */
const ANY_TIME = new Set(['leave', 'sit-out', 'top-up', 'move']);

export const atAnyTime = (choices: Choice[]): Choice[] =>
  choices.filter((choice) => ANY_TIME.has(choice.id) || choice.amount);

/** Staying out a while longer is not a choice to press on anybody. */
const WAITS = 'wait-for-blind';

/** How to get into the next round: by coming back from a break, by posting, or by waiting. */
export function Entering({ choices, take }: { choices: Choice[]; take: Take }) {
  const asked = choices.filter((choice) => !atAnyTime([choice]).length);
  if (!asked.length) return null;
  return (
    <div class="entering" role="group" aria-label={words.table.menu}>
      {asked.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class={choice.id === WAITS ? 'btn small' : 'act'}
          data-choice={choice.id}
          onClick={() => take(choice, 0, [])}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
