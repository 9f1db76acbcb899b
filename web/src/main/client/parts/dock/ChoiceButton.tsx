/** One decision as a button. It prints what it adds; only a choice that adds no chips may be brass. */
import { useState } from 'preact/hooks';
import type { Pick } from '../../state/cardPick';
import { useWorth } from '../../state/coach';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { AmountRange, Choice } from '../../wire/tableTypes';
import { AmountControl, isFixed, Presets, Step } from './AmountControl';
import { CardPicker } from './CardPicker';

export interface ChoiceButtonProps {
  choice: Choice;
  letter: string;
  first: boolean;
  ready: boolean;
  hint: string;
  cents: number;
  change: (cents: number) => void;
  /** Cards chosen for this very decision, where it asks for some. */
  pick: Pick | null;
  press: () => void;
}

/** The amount a button stands for until the person changes it. */
export const suggested = (choice: Choice): number => choice.amount?.suggestedCents ?? 0;

/** Where the room suggests the minimum, the person is expected to choose an amount. */
const asksHowMuch = ({ amount }: Choice): AmountRange | undefined =>
  amount && !isFixed(amount) && amount.suggestedCents === amount.minCents ? amount : undefined;

/** With too many amounts to step through, a slider is needed as well. */
const isFine = ({ minCents, maxCents, stepCents }: AmountRange): boolean =>
  maxCents - minCents > 20 * Math.max(1, stepCents);

export function ChoiceButton({ choice, letter, first, ready, hint, cents, change, pick, press }: ChoiceButtonProps) {
  const asks = asksHowMuch(choice);
  const [open, setOpen] = useState(false);
  const able = ready && (!pick || pick.chosen.length >= (choice.cards?.min ?? 0));
  const apart = pick && !pick.inHand;
  const small = [choice.amount ? money(cents) : '', pick ? pickHint(pick) : '', hint].filter(Boolean).join(', ');
  const button = {
    choice,
    letter,
    small,
    cents,
    able,
    press: () => able && press(),
    bright: first && !choice.amount,
  };
  return (
    <div class={`act-box ${open || apart ? 'wide' : ''} ${asks ? 'asks' : ''}`}>
      {apart && <CardPicker pick={pick} />}
      {open && choice.amount && (
        <AmountControl range={choice.amount} cents={cents} label={choice.label} change={change} />
      )}
      {asks && !open && <Presets range={asks} cents={cents} change={change} />}
      <div class="act-row">
        {asks && <Step range={asks} cents={cents} by={-1} change={change} />}
        <ActButton {...button} />
        {asks && <Step range={asks} cents={cents} by={1} change={change} />}
        {choice.amount && !isFixed(choice.amount) && (!asks || isFine(asks)) && (
          <Other label={`${choice.label}: ${words.amount.custom}`} open={open} toggle={() => setOpen(!open)} />
        )}
      </div>
    </div>
  );
}

const pickHint = ({ choice, chosen }: Pick): string =>
  `${words.pick.choose(choice.cards?.min ?? 0, choice.cards?.max ?? 0)}, ${words.pick.chosen(chosen.length)}`;

interface ButtonProps {
  choice: Choice;
  letter: string;
  small: string;
  cents: number;
  able: boolean;
  bright: boolean;
  press: () => void;
}

function ActButton({ choice, letter, small, cents, able, bright, press }: ButtonProps) {
  const worth = useWorth(choice, cents);
  return (
    <button
      type="button"
      class={`act ${bright ? 'primary' : ''} ${worth?.best ? 'best' : ''}`}
      data-choice={choice.id}
      data-position={choice.position}
      aria-disabled={!able}
      aria-keyshortcuts={letter}
      onClick={press}
      onKeyDown={(event) => choice.amount && event.key === 'Enter' && event.preventDefault()}
    >
      <span>
        {choice.label} {letter && <kbd>{letter.toUpperCase()}</kbd>}
      </span>
      {worth && <b class={`ev ${worth.good ? 'up' : 'down'}`}>{worth.text}</b>}
      {worth?.best && <i class="best-word">{words.table.best}</i>}
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
