/** One decision as a button. It prints what it adds; only a choice that adds no chips may be brass. */
import { useState } from 'preact/hooks';
import { money } from '../text/money';
import { words } from '../text/words';
import type { Choice } from '../wire/table';
import { AmountControl, isFixed } from './AmountControl';
import { CardPicker } from './CardPicker';

export type Take = (choice: Choice, amountCents: number, cards: string[]) => void;

export interface ActProps {
  choice: Choice;
  letter: string;
  first: boolean;
  ready: boolean;
  hint: string;
  take: Take;
}

/** The amount a button stands for until the person changes it. */
export const suggested = (choice: Choice): number => choice.amount?.suggestedCents ?? 0;

export function Act({ choice, letter, first, ready, hint, take }: ActProps) {
  const [cents, setCents] = useState(suggested(choice));
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number[]>([]);
  const able = ready && (!choice.cards || chosen.length >= choice.cards.min);
  const press = () =>
    able &&
    take(
      choice,
      cents,
      chosen.map((i) => choice.cards!.from[i]!),
    );
  const picked = choice.cards ? words.pick.chosen(chosen.length) : '';
  const small = [choice.amount ? money(cents) : '', picked, hint].filter(Boolean).join(', ');
  const button = { choice, letter, small, able, press, bright: first && !choice.amount };
  return (
    <div class={`act-box ${open || choice.cards ? 'wide' : ''}`}>
      {choice.cards && <CardPicker pick={choice.cards} chosen={chosen} change={setChosen} />}
      {open && choice.amount && (
        <AmountControl range={choice.amount} cents={cents} label={choice.label} change={setCents} />
      )}
      <div class="act-row">
        <ActButton {...button} />
        {choice.amount && !isFixed(choice.amount) && (
          <Other label={`${choice.label}: ${words.amount.custom}`} open={open} toggle={() => setOpen(!open)} />
        )}
      </div>
    </div>
  );
}

interface ButtonProps {
  choice: Choice;
  letter: string;
  small: string;
  able: boolean;
  bright: boolean;
  press: () => void;
}

function ActButton({ choice, letter, small, able, bright, press }: ButtonProps) {
  return (
    <button
      type="button"
      class={`act ${bright ? 'primary' : ''}`}
      data-choice={choice.id}
      data-position={choice.position}
      aria-disabled={!able}
      aria-keyshortcuts={letter}
      onClick={press}
    >
      <span>
        {choice.label} {letter && <kbd>{letter.toUpperCase()}</kbd>}
      </span>
      {small && <small class="num">{small}</small>}
    </button>
  );
}

function Other({ label, open, toggle }: { label: string; open: boolean; toggle: () => void }) {
  return (
    <button type="button" class="act other" aria-expanded={open} aria-label={label} onClick={toggle}>
      ±
    </button>
  );
}
