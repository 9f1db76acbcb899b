/** One seat's wagers, cards and decisions, by taps. */
import type { Entry } from '../../state/book';
import { mainWager } from '../../state/book';
import { amountAt, place, suited, undone, withCard, withDecision, withNextHand } from '../../state/handText';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import type { BookDecision, RoundForm } from '../../wire/bookTypes';
import { CardKeys } from './CardKeys';
import { DollarField } from './DollarField';

const t = bookWords.seats;

interface Props {
  form: RoundForm;
  entry: Entry;
  title: string;
  change: (entry: Entry) => void;
  remove: () => void;
  behind: () => void;
  next: () => void;
}

export function SeatEditor({ form, entry, title, change, remove, behind, next }: Props) {
  const tokens = (changed: string[]) => change({ ...entry, tokens: changed });
  return (
    <div class="seat-edit">
      {form.wagers.map((one) => (
        <DollarField
          key={one.wager}
          label={roomSaid(one.label)}
          cents={entry.stakes[one.wager] ?? 0}
          step={one.main ? 500 : 100}
          change={(cents) => change({ ...entry, stakes: { ...entry.stakes, [one.wager]: cents } })}
        />
      ))}
      {!entry.by && <Keys form={form} entry={entry} title={title} tokens={tokens} />}
      <Decisions form={form} entry={entry} decisions={entry.by ? form.behind : form.decisions} tokens={tokens} />
      {entry.by && <Matches entry={entry} change={change} />}
      <div class="mods">
        {!entry.by && (
          <button type="button" class="btn" onClick={behind}>
            {t.behind}
          </button>
        )}
        <button type="button" class="btn" onClick={remove}>
          {t.remove}
        </button>
        <button type="button" class="btn" onClick={next}>
          {t.next}
        </button>
      </div>
      {!entry.by && <p class="small muted">{form.suits ? t.needSuits : t.ranks}</p>}
    </div>
  );
}

interface KeysProps {
  form: RoundForm;
  entry: Entry;
  title: string;
  tokens: (tokens: string[]) => void;
}

/** Where suits are read, a rank without one is still being entered. */
function Keys({ form, entry, title, tokens }: KeysProps) {
  const last = entry.tokens.at(-1) ?? '';
  const rank = (one: string) =>
    tokens(
      form.suits && last.length === 1
        ? [...entry.tokens.slice(0, -1), one]
        : withCard(entry.tokens, one, form.firstCards, form.decisions),
    );
  return (
    <CardKeys
      label={title}
      suits={form.suits}
      rank={rank}
      suit={(suit) => tokens(suited(entry.tokens, suit))}
      undo={() => tokens(undone(entry.tokens))}
    />
  );
}

function Matches({ entry, change }: { entry: Entry; change: (entry: Entry) => void }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={entry.matches}
        onChange={(event) => change({ ...entry, matches: event.currentTarget.checked })}
      />
      {t.matches}
    </label>
  );
}

interface DecisionProps {
  form: RoundForm;
  entry: Entry;
  decisions: BookDecision[];
  tokens: (tokens: string[]) => void;
}

function Decisions({ form, entry, decisions, tokens }: DecisionProps) {
  const { cards, owed } = place(entry.tokens);
  const ready = !!entry.by || cards.length >= form.firstCards;
  const half = Math.floor((entry.stakes[mainWager(form)] ?? 0) / 2);
  const at = amountAt(entry.tokens);
  return (
    <>
      {ready && decisions.length > 0 && (
        <div class="mods" role="group" aria-label={t.decisions}>
          {decisions
            .filter((one) => one.shape !== 'card')
            .map((one) => (
              <button
                type="button"
                key={one.word}
                class="btn"
                onClick={() => tokens(withDecision(entry.tokens, one, half))}
              >
                {roomSaid(one.label)}
              </button>
            ))}
          {owed.length > 0 && (
            <button type="button" class="btn" onClick={() => tokens(withNextHand(entry.tokens))}>
              {t.nextHand}
            </button>
          )}
        </div>
      )}
      {at >= 0 && (
        <DollarField
          label={t.amount}
          cents={Math.round(Number(entry.tokens[at]?.slice(1)) * 100)}
          step={500}
          change={(cents) => tokens(entry.tokens.map((token, i) => (i === at ? `$${cents / 100}` : token)))}
        />
      )}
    </>
  );
}
