/** What a floor person may call, seat by seat; the remedy and its clause are read before anything is done. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { seatOf } from '../../state/choices';
import { roomSaid } from '../../state/speakers';
import { person } from '../../text/people';
import { words } from '../../text/words';
import type { Answer, Choice, Clause, Floor, Seat } from '../../wire/tableTypes';
import { ClauseText } from '../rules/ClauseText';
import { Dialog } from './Dialog';

const t = words.floor;

export type Call = (choice: Choice) => Promise<Answer>;

export interface FloorProps {
  floor: Floor;
  seats: Seat[];
  call: Call;
  close: () => void;
}

export function FloorSheet({ floor, seats, call, close }: FloorProps) {
  const [chosen, choose] = useState<Choice | null>(null);
  const [picked, pick] = useState('');
  const places = [...new Set(floor.calls.map((one) => one.position))].sort((a, b) => seatOf(a) - seatOf(b));
  const place = places.includes(picked) ? picked : (places[0] ?? '');
  const named = (position: string) => nameOf(position, seats);
  return (
    <Dialog title={t.title} close={close} kind="floor-sheet">
      {chosen ? (
        <Remedy
          chosen={chosen}
          where={named(chosen.position)}
          offered={floor.calls.some((one) => isSame(one, chosen))}
          call={call}
          done={close}
          back={() => choose(null)}
        />
      ) : (
        <>
          <p class="small muted">
            {(floor.barred[0] && roomSaid(floor.barred[0].sentence)) ?? (places.length ? t.sees : t.none)}
          </p>
          {places.length > 0 && <Places places={places} place={place} named={named} pick={pick} />}
          <Calls where={named(place)} calls={floor.calls.filter((one) => one.position === place)} choose={choose} />
        </>
      )}
    </Dialog>
  );
}

const isSame = (one: Choice, other: Choice) => one.id === other.id && one.position === other.position;

function nameOf(position: string, seats: Seat[]): string {
  const number = seatOf(position);
  const player = seats.find((seat) => seat.seat === number)?.player;
  if (!number) return t.whole;
  return player ? `${words.seat(number)}, ${person(player)}` : words.seat(number);
}

interface PlacesProps {
  places: string[];
  place: string;
  named: (position: string) => string;
  pick: (position: string) => void;
}

function Places({ places, place, named, pick }: PlacesProps) {
  return (
    <div class="floor-places" role="group" aria-label={t.group}>
      {places.map((one) => (
        <button key={one} type="button" aria-pressed={one === place} data-place={one} onClick={() => pick(one)}>
          {named(one)}
        </button>
      ))}
    </div>
  );
}

function Calls({ where, calls, choose }: { where: string; calls: Choice[]; choose: (choice: Choice) => void }) {
  if (!calls.length) return null;
  return (
    <ul class="floor-calls" aria-label={t.calls(where)}>
      {calls.map((one) => (
        <li key={one.id}>
          <button type="button" data-call={one.id} onClick={() => choose(one)}>
            <span>{roomSaid(one.label)}</span>
            <span class="clause-id">{one.remedies?.map((clause) => clause.id).join(' · ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RemedyProps {
  chosen: Choice;
  where: string;
  /** Whether it can still be called, since play has gone on meanwhile. */
  offered: boolean;
  call: Call;
  done: () => void;
  back: () => void;
}

function Remedy({ chosen, where, offered, call, done, back }: RemedyProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  useEffect(() => head.current?.focus(), []);
  const confirm = async () => {
    setBusy(true);
    const answer = await call(chosen);
    setBusy(false);
    if (answer.ok) done();
    else setTrouble(answer.words);
  };
  const gone = offered || busy ? '' : t.gone;
  return (
    <section class="remedy" aria-label={t.remedy}>
      <h2 ref={head} tabIndex={-1}>
        {roomSaid(chosen.label)}
      </h2>
      <p class="muted small">{where}</p>
      <Clauses remedies={chosen.remedies ?? []} />
      {(trouble || gone) && (
        <p class="notice bad" role="alert">
          {trouble || gone}
        </p>
      )}
      <p class="row">
        <button type="button" class="btn primary" disabled={busy || !offered} onClick={() => void confirm()}>
          {t.confirm}
        </button>
        <button type="button" class="btn" onClick={back}>
          {t.notNow}
        </button>
      </p>
    </section>
  );
}

function Clauses({ remedies }: { remedies: Clause[] }) {
  return (
    <>
      {remedies.length > 1 && <p class="small">{t.depends}</p>}
      {remedies.map((clause) => (
        <blockquote key={clause.id} class="quote">
          <ClauseText {...clause} />
          <footer class="clause-id">{clause.id}</footer>
        </blockquote>
      ))}
    </>
  );
}
