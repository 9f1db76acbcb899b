/** Every seat with a wager; the one that is open can be changed. */
import { type Entry, freeSeats, mainWager, type RoundEntry, stakeOf } from '../../state/book';
import { isCard } from '../../state/handText';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { RoundForm } from '../../wire/bookTypes';
import { SmallCard } from './CardKeys';
import { SeatEditor } from './SeatEditor';

const t = bookWords.seats;

interface Props {
  form: RoundForm;
  round: RoundEntry;
  open: number;
  totals: Map<string, string>;
  troubles: Map<number, string>;
  button: number;
  show: (entry: number) => void;
  change: (entries: Entry[]) => void;
}

export const titleOf = (entry: Entry): string =>
  entry.by ? t.behindTitle(entry.seat, entry.by) : words.seat(entry.seat);

export function SeatList(props: Props) {
  const { form, round, show, change } = props;
  const all = round.entries;
  const free = freeSeats(round, form);
  const insert = (entry: Entry, at: number) => {
    change([...all.slice(0, at), entry, ...all.slice(at)]);
    show(at);
  };
  return (
    <section class="panel book-panel" aria-label={t.title}>
      <header class="step">
        <i>2</i>
        <h2>{t.title}</h2>
        <span class="small muted">{t.sum(all.length, money(all.reduce((sum, one) => sum + stakeOf(one), 0)))}</span>
      </header>
      {all.length === 0 && <p class="book-empty muted">{t.empty}</p>}
      <ol class="seat-list">
        {all.map((entry, i) => (
          <Place key={`${entry.seat}/${entry.by}`} {...props} entry={entry} at={i} insert={insert} />
        ))}
      </ol>
      {free.length > 0 && (
        <SeatPicker seats={free} add={(seat) => insert(fresh(round, form, seat, ''), placeFor(all, seat))} />
      )}
    </section>
  );
}

/** A new entry begins with the least that may be bet. */
function fresh(round: RoundEntry, form: RoundForm, seat: number, by: string): Entry {
  const least = form.schedules.find((one) => one.option === round.schedule)?.minCents ?? 0;
  return { seat, by, matches: false, stakes: { [mainWager(form)]: least }, tokens: [] };
}

interface PlaceProps extends Props {
  entry: Entry;
  at: number;
  insert: (entry: Entry, at: number) => void;
}

function Place({ form, round, open, totals, troubles, button, show, change, entry, at, insert }: PlaceProps) {
  const isOpen = at === open;
  return (
    <li class={isOpen ? 'open' : ''}>
      <Row
        form={form}
        entry={entry}
        total={totals.get(entry.by ? '' : String(entry.seat)) ?? ''}
        isOpen={isOpen}
        button={button === entry.seat && !entry.by}
        show={() => show(isOpen ? -1 : at)}
      />
      {troubles.has(at) && (
        <p class="field-trouble" role="alert">
          {troubles.get(at)}
        </p>
      )}
      {isOpen && (
        <SeatEditor
          form={form}
          entry={entry}
          title={titleOf(entry)}
          change={(changed) => change(round.entries.map((one, i) => (i === at ? changed : one)))}
          {...moves({ form, round, show, change, entry, at, insert })}
        />
      )}
    </li>
  );
}

type Moves = Pick<PlaceProps, 'form' | 'round' | 'show' | 'change' | 'entry' | 'at' | 'insert'>;

/** Remove it, add a bet behind it, or go on to the next. */
function moves({ form, round, show, change, entry, at, insert }: Moves) {
  const all = round.entries;
  const bettors = all.filter((one) => one.seat === entry.seat && one.by).length;
  const next = freeSeats(round, form)[0];
  return {
    remove: () => {
      change(all.filter((one, i) => i !== at && (entry.by || one.seat !== entry.seat)));
      show(-1);
    },
    behind: () => insert(fresh(round, form, entry.seat, `b${bettors + 1}`), at + 1),
    next: () => {
      if (at + 1 < all.length) show(at + 1);
      else if (next) insert(fresh(round, form, next, ''), all.length);
      else show(-1);
    },
  };
}

const placeFor = (all: Entry[], seat: number): number => {
  const at = all.findIndex((one) => one.seat > seat);
  return at < 0 ? all.length : at;
};

function SeatPicker({ seats, add }: { seats: number[]; add: (seat: number) => void }) {
  return (
    <div class="seat-picker">
      {seats.map((seat) => (
        <button type="button" key={seat} class="btn" aria-label={t.add(seat)} onClick={() => add(seat)}>
          + {seat}
        </button>
      ))}
    </div>
  );
}

/** A word of the notation, as the page's language says the decision; an amount stays as it is. */
function doneBy(form: RoundForm, word: string): string {
  const label = [...form.decisions, ...form.behind].find((one) => one.word === word)?.label;
  const said = label && roomSaid(label);
  return said && said !== label ? said : word;
}

interface RowProps {
  form: RoundForm;
  entry: Entry;
  total: string;
  isOpen: boolean;
  button: boolean;
  show: () => void;
}

function Row({ form, entry, total, isOpen, button, show }: RowProps) {
  const staked = form.wagers.filter((one) => entry.stakes[one.wager]);
  return (
    <button type="button" class="seat-row" aria-expanded={isOpen} aria-label={titleOf(entry)} onClick={show}>
      <span class="no">{entry.by ? `↳ ${entry.by}` : entry.seat}</span>
      <span class="stakes">
        {staked.map((one) => (
          <span key={one.wager}>
            {roomSaid(one.label)} <b>{money(entry.stakes[one.wager] ?? 0)}</b>
          </span>
        ))}
        {button && <span class="disc action">{t.action}</span>}
      </span>
      <span class="rks">
        {entry.tokens.map((token, i) =>
          isCard(token) ? (
            <SmallCard key={i} card={token} />
          ) : (
            token !== 'hit' && (
              <small key={i} class="did">
                {doneBy(form, token)}
              </small>
            )
          ),
        )}
      </span>
      <b class="tt">{total}</b>
    </button>
  );
}
