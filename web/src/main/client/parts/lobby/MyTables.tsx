/** My tables, listed first, as they stand now: the one waiting for me is highlighted and has a clock, and tables I
 * opened have a link for friends. */
import { useEffect, useState } from 'preact/hooks';
import { sort } from '../../state/choices';
import { FOLLOWED_MOST, needsMe, useLiveTable } from '../../state/liveTable';
import { gameName, type Mine, mineOf } from '../../state/lobby';
import { hear } from '../../state/sound';
import { roomSaid } from '../../state/speakers';
import { headline } from '../../state/statusLine';
import { isShown, type TableState } from '../../state/table';
import { callToTurn } from '../../state/turnSignal';
import { cardNames } from '../../text/cards';
import { money } from '../../text/money';
import { people, person } from '../../text/people';
import { words } from '../../text/words';
import type { House, Me, TableRow } from '../../wire/lobbyTypes';
import type { Hand } from '../../wire/tableTypes';
import { ClockFace } from '../dock/ClockFace';
import { Card } from '../felt/Card';
import { CopyLink } from '../sheets/CopyLink';

export function MyTables({ me, tables, houses }: { me: Me; tables: TableRow[]; houses: House[] }) {
  const [needing, setNeeding] = useState<number[]>([]);
  const all = mineOf(me, tables);
  const need = (id: number, on: boolean) =>
    setNeeding((now) => [...now.filter((one) => one !== id), ...(on ? [id] : [])]);
  useEffect(() => {
    document.title = words.title.page(needing.length ? words.title.turn : words.nav.lobby);
  }, [needing.length]);
  if (!all.length) return null;
  const first = (mine: Mine) => (needing.includes(mine.id) ? 0 : 1);
  return (
    <section class="my-tables" aria-label={words.lobby.you}>
      {all
        .map((mine, i) => ({ mine, Shown: mine.chips && i < FOLLOWED_MOST ? Followed : Listed }))
        .sort((a, b) => first(a.mine) - first(b.mine))
        .map(({ mine, Shown }) => (
          <Shown key={mine.id} mine={mine} me={me.name} houses={houses} need={need} />
        ))}
    </section>
  );
}

interface MyProps {
  mine: Mine;
  me: string;
  houses: House[];
  need: (id: number, on: boolean) => void;
}

/** A table where I sit: its line tells at once what the list would tell seconds later. */
function Followed(props: MyProps) {
  const { mine, me, need } = props;
  const now = useLiveTable(mine.id, inviteOf(mine.row), me);
  const turn = needsMe(now);
  useEffect(() => {
    need(mine.id, turn);
    if (!turn) return;
    hear('turn');
    callToTurn(mine.name);
  }, [turn]);
  return now.loaded ? <Drawn {...props} needed={turn} now={now} /> : <Listed {...props} />;
}

const inviteOf = (row: TableRow | undefined): string =>
  new URL(row?.link ?? '/', location.href).searchParams.get('invite') ?? '';

/** As the list knows it. */
const Listed = (props: MyProps) => (
  <Drawn {...props} needed={props.mine.row?.awaited.includes(props.me) ?? false} now={null} />
);

function Drawn({ mine, me, houses, needed, now }: MyProps & { needed: boolean; now: TableState | null }) {
  const { id, name, chips, row } = mine;
  const path = row?.link ?? `/table/${id}`;
  const hand = now && handOf(now, me);
  const detail = [
    row ? gameName(houses, row.game) : '',
    name,
    row && !row.public ? words.lobby.byLinkOnly : '',
    chips ? words.lobby.chipsThere(money(chips)) : '',
  ];
  const says = now ? headOf(now, me) : needed ? words.table.yourTurn : goesOn(row);
  return (
    <div class={`my-table on-felt ${needed ? 'need' : ''}`}>
      {needed && now?.zones.clock && <ClockFace clock={now.zones.clock} at={now.at} mine />}
      {hand && hand.cards.length > 0 && <MyHand hand={hand} style={now.zones.table.cards} />}
      <div>
        <b>{[says, needed ? (hand?.total ?? '') : ''].filter(Boolean).join(', ')}</b>
        <span>{detail.filter(Boolean).join(', ')}</span>
      </div>
      {row?.owner === me && <CopyLink path={path} label={words.lobby.copy} />}
      <a class={`btn ${needed ? 'primary' : 'small'}`} href={path}>
        {needed ? words.lobby.play : words.lobby.back}
      </a>
    </div>
  );
}

/** What the table itself would say above its bar. */
const headOf = (now: TableState, me: string): string =>
  headline(now, me, sort(now.choices, now.zones), '', null).text;

/** The hand I play, once its cards have fallen. */
const handOf = (now: TableState, me: string): Hand | undefined => {
  const hands = isShown(now)
    ? now.zones.positions.filter(({ bettor }) => bettor === me).flatMap(({ hands }) => hands)
    : [];
  return hands.find(({ tags }) => tags.includes('active')) ?? hands[0];
};

const MyHand = ({ hand, style }: { hand: Hand; style: string }) => (
  <div class="hand" role="img" aria-label={cardNames(hand.cards)}>
    {hand.cards.map((face, i) => (
      <Card key={i} face={face} style={style} />
    ))}
  </div>
);

/** Whom the table waits for, or how the last round ended. */
function goesOn(row: TableRow | undefined): string {
  if (row?.awaited.length === 1) return words.table.waitingFor(person(row.awaited[0]!));
  return row?.last ? people(roomSaid(row.last)) : words.lobby.yours;
}
