/** A choice that needs an amount or a place before it is made, such as sitting down. */

import { useState } from 'preact/hooks';
import { me } from '../../state/api';
import { snap } from '../../state/choiceAmounts';
import { seatOf, type Take } from '../../state/choices';
import { useShort } from '../../state/purseLimits';
import { useValue } from '../../state/watchedValue';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { Choice } from '../../wire/tableTypes';
import { NewChips } from '../bar/NewChips';
import { AmountControl, isFixed } from '../dock/AmountControl';
import { suggested } from '../dock/ChoiceButton';
import { useFelt } from '../felt/feltContext';
import { ClauseLink } from '../rail/StoryLog';
import { ClauseText } from '../rules/ClauseText';
import { Dialog } from './Dialog';

/** The room's own rules are not clauses to read. */
const isClause = (rule: string): boolean => rule !== '' && !rule.startsWith('ROOM-');

interface ChoiceProps {
  choices: Choice[];
  close: () => void;
  take: Take;
  /** What it means, said before it is done. */
  notes?: string[];
}

export function ChoiceSheet({ choices, close, take, notes = [] }: ChoiceProps) {
  const felt = useFelt();
  const [place, setPlace] = useState(choices[0]!.position);
  const choice = choices.find((one) => one.position === place) ?? choices[0]!;
  const [wanted, setCents] = useState(suggested(choice));
  const purse = useValue(me)?.purseCents ?? 0;
  const short = useShort()(choice);
  // The purse may have shrunk while the person was deciding.
  const cents = choice.amount ? snap(choice.amount, wanted) : wanted;
  const label = choice.amount ? words.amount.of(choice.label, money(cents)) : choice.label;
  return (
    <Dialog title={choice.label} close={close}>
      {choices.length > 1 && <Where choices={choices} place={choice.position} change={setPlace} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {short && <Short held={purse} least={choice.amount!.minCents} />}
      {choice.amount && !short && !isFixed(choice.amount) && (
        <AmountControl range={choice.amount} cents={cents} label={choice.label} change={setCents} />
      )}
      {choice.remedies?.map((clause) => (
        <blockquote key={clause.id} class="quote">
          <ClauseText {...clause} />
        </blockquote>
      ))}
      <button
        type="button"
        class="btn primary block"
        data-choice={choice.id}
        disabled={short}
        onClick={() => take(choice, cents, [])}
      >
        {label}
      </button>
      {isClause(choice.rule) && <ClauseLink id={choice.rule} open={felt.clause} />}
    </Dialog>
  );
}

function Short({ held, least }: { held: number; least: number }) {
  return (
    <div class="notice short">
      <p>{words.table.short(money(held), money(least))}</p>
      <NewChips />
    </div>
  );
}

function Where({ choices, place, change }: { choices: Choice[]; place: string; change: (place: string) => void }) {
  return (
    <label class="field">
      {words.table.chooseSeat}
      <select value={place} onChange={(event) => change(event.currentTarget.value)}>
        {choices.map((one) => (
          <option key={one.position} value={one.position}>
            {words.seat(seatOf(one.position) || one.position)}
          </option>
        ))}
      </select>
    </label>
  );
}
