/** The bar under the thumb: every legal decision, and a sentence on those that are not available. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Pick } from '../../state/cardPick';
import { useAmounts } from '../../state/choiceAmounts';
import { type Letters, typing } from '../../state/choiceKeys';
import type { Take } from '../../state/choices';
import { words } from '../../text/words';
import type { Barred, Choice } from '../../wire/tableTypes';
import { useFelt } from '../felt/feltContext';
import { ClauseLink } from '../rail/StoryLog';
import { ChoiceButton } from './ChoiceButton';

/** A key or tap meant for the last decision must not make the next one. */
const SETTLE_MS = 300;

/** Choices that give something up or take it back are never highlighted. */
const QUIET = new Set([
  'fold',
  'muck',
  'kill',
  'change',
  'surrender',
  'take-back',
  'pass-bank',
  'match',
  'stay',
  'no-insurance',
  'even-money',
]);

export function useReady(signature: string, idle: boolean): boolean {
  const [since, setSince] = useState('');
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(() => setSince(signature), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [signature, idle]);
  return idle && since === signature;
}

export interface ActionBarProps {
  acts: Choice[];
  barred: Barred[];
  letters: Letters;
  busy: boolean;
  turn: number;
  pick: Pick | null;
  take: Take;
  where: (c: Choice) => string;
}

export function ActionBar({ acts, barred, letters, busy, turn, pick, take, where }: ActionBarProps) {
  const signature = `${turn} ${acts.map((act) => `${act.id}@${act.position}`).join(' ')}`;
  const ready = useReady(signature, !busy);
  const keyed = useMemo(() => keysFor(acts, letters), [signature]);
  const amounts = useAmounts(acts, signature);
  const pickFor = (choice: Choice) => (pick && choice.cards ? pick : null);
  const press = (choice: Choice) => take(choice, amounts.of(choice), pickFor(choice)?.chosen ?? []);
  useActKeys(ready ? keyed : NO_KEYS, (choice) => {
    if ((pickFor(choice)?.chosen.length ?? 0) >= (choice.cards?.min ?? 0)) press(choice);
  });
  const letterOf = (choice: Choice) => [...keyed].find(([, one]) => one === choice)?.[0] ?? '';
  const first = acts.findIndex((act) => !act.amount && !QUIET.has(act.id));
  return (
    <>
      {acts.length > 0 && (
        <div class="acts" data-ready={ready}>
          {acts.map((choice, i) => (
            <ChoiceButton
              key={`${choice.id}@${choice.position} ${turn}`}
              choice={choice}
              letter={letterOf(choice)}
              first={i === first}
              ready={ready}
              hint={where(choice)}
              cents={amounts.of(choice)}
              change={(cents) => amounts.set(choice, cents)}
              pick={pickFor(choice)}
              press={() => press(choice)}
            />
          ))}
        </div>
      )}
      <Bars barred={barred} />
    </>
  );
}

const NO_KEYS: Map<string, Choice> = new Map();

/** A letter takes its choice at once, for the amount that is printed on it. */
function useActKeys(keyed: Map<string, Choice>, press: (choice: Choice) => void): void {
  const now = useRef({ keyed, press });
  now.current = { keyed, press };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const choice = now.current.keyed.get(event.key.toLowerCase());
      if (!choice || typing(event) || event.repeat || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      now.current.press(choice);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A letter shared by two choices is nobody's: no key may be ambiguous. */
function keysFor(acts: Choice[], letters: Letters): Map<string, Choice> {
  const keyed = new Map<string, Choice>();
  const doubled = new Set<string>();
  for (const act of acts) {
    const letter = letters.of(act);
    if (!letter) continue;
    if (keyed.has(letter)) doubled.add(letter);
    keyed.set(letter, act);
  }
  for (const letter of doubled) keyed.delete(letter);
  return keyed;
}

/** The first reason in full; the others are folded away, since there may be many. */
function Bars({ barred }: { barred: Barred[] }) {
  const [first, ...others] = [...new Map(barred.map((bar) => [bar.sentence, bar])).values()];
  if (!first) return null;
  return (
    <div class="barred small">
      <Bar bar={first} all={barred} />
      {others.length > 0 && (
        <details>
          <summary>{words.table.moreBarred(others.length)}</summary>
          {others.map((bar) => (
            <Bar key={bar.sentence} bar={bar} all={barred} />
          ))}
        </details>
      )}
    </div>
  );
}

function Bar({ bar, all }: { bar: Barred; all: Barred[] }) {
  const felt = useFelt();
  const what = all.filter((one) => one.sentence === bar.sentence).map((one) => choiceWord(one.id));
  return (
    <p>
      <b>{words.table.notOffered(what.join(', '))}</b> {bar.sentence.replace(/\.?$/, '.')}{' '}
      {bar.rule && <ClauseLink id={bar.rule} open={felt.clause} />}
    </p>
  );
}

function choiceWord(id: string): string {
  if (words.acts[id]) return words.acts[id];
  const word = id.slice(id.lastIndexOf('.') + 1).replace(/-/g, ' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
