/** Every part and every state of a table on one page each, from fixtures: `?state=playing`. With `&then=free` the event
 * `kit-then` lets the table come to that state; `&rich` gives it long names and billions,
 * `&floor` the floor's button. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../../main/client/style/all.css';
import { LobbyPage } from '../../main/client/pages/LobbyPage';
import { type ScreenProps, TableScreen } from '../../main/client/pages/TableScreen';
import { TableBar } from '../../main/client/parts/bar/TableBar';
import { Card } from '../../main/client/parts/felt/Card';
import { Chip } from '../../main/client/parts/felt/Chips';
import { DeckDrawings } from '../../main/client/parts/felt/DeckDrawings';
import { api } from '../../main/client/state/api';
import { DENOMINATIONS } from '../../main/client/state/chips';
import { useOutcome } from '../../main/client/state/roundResult';
import { choose } from '../../main/client/state/settings';
import { FIRST_STATE, type TableState } from '../../main/client/state/table';
import type { Barred, Choice, Zones } from '../../main/client/wire/tableTypes';
import * as banked from './banked';
import * as poker from './poker';
import { rich } from './rich';
import * as threeCards from './threeCards';

const search = new URLSearchParams(location.search);

/** What lies there, what is offered and what is not; and the end of the round before, where it lies there too. */
const STATES: Record<string, [Zones, Choice[], Barred[], Zones?]> = {
  playing: [banked.playing, banked.playingChoices, banked.playingBarred],
  betting: [banked.betting, banked.bettingChoices, []],
  antes: [banked.antes, banked.anteChoices, []],
  ranks: [threeCards.ranks, banked.bettingChoices.slice(-2), []],
  again: [threeCards.again, threeCards.againChoices, [], threeCards.ranks],
  settled: [banked.settled, banked.bettingChoices.slice(-2), []],
  full: [banked.full, banked.playingChoices, banked.playingBarred],
  paid: [banked.paid, banked.bettingChoices.slice(-2), []],
  holdem: [poker.holdem, poker.holdemChoices, []],
  spread: [poker.ring, poker.spreadChoices, []],
  split: [poker.split, poker.spreadChoices.slice(-2), []],
  open: [poker.open, poker.holdemChoices, []],
  waiting: [poker.waiting, [], []],
  entering: [poker.waiting, poker.backChoices, []],
  draw: [poker.draw, poker.drawChoices, []],
  free: [poker.holdem, poker.freeChoices, []],
  odd: [poker.odd, poker.oddChoices, []],
};

function Shown({ name, then }: { name: string; then: string }) {
  const [state, setState] = useState(name);
  const [zones, choices, barred] = search.has('rich') ? rich(STATES[state]!, banked.ME) : STATES[state]!;
  const [sent, setSent] = useState('');
  useEffect(() => addEventListener('kit-then', () => setState(then), { once: true }), []);
  const past = STATES[state]![3] ?? null;
  const offered = { choices, newest: choices, barred };
  const shown = { zones, before: zones, past, ...offered, log: banked.story, loaded: true, at: performance.now() };
  const floor = search.has('floor') ? { calls: [], barred: [] } : null;
  const now: TableState = { ...FIRST_STATE, ...shown, floor };
  const send = async (what: object) => {
    setSent(JSON.stringify(what));
    return { ok: true as const, key: '', number: 1 };
  };
  const driver = { send, finish: () => {}, dismiss: () => {} };
  const outcome = useOutcome(now, banked.ME);
  const held = zones.seats.find(({ player }) => player === banked.ME)?.stackCents;
  const bar: ScreenProps['bar'] = (opens, menu, floor) => (
    <TableBar
      now={now}
      connection="live"
      held={held}
      net={outcome?.netCents ?? 14500}
      rules="#"
      opens={opens}
      floor={floor}
    >
      {menu}
    </TableBar>
  );
  return (
    <div class="app" data-sent={sent}>
      <TableScreen table={driver} now={now} me={banked.ME} outcome={outcome} invite="" bar={bar} />
    </div>
  );
}

function Lobby() {
  useEffect(() => void api.refreshMe().catch(() => {}), []);
  return <LobbyPage />;
}

function Parts() {
  const deck = ['s', 'h', 'd', 'c'].map((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));
  return (
    <main class="page" style={{ maxWidth: '1100px' }}>
      {deck.map((cards) => (
        <div class="hand open felt-strip" style={{ gap: '4px', minHeight: 0 }}>
          {cards.map((face) => (
            <Card face={face} style="bonus" named />
          ))}
        </div>
      ))}
      <div class="hand open felt-strip">
        <Card face="??" named />
        <Card face="??" style="red-back" named />
        <Card face="Jk" named />
        {DENOMINATIONS.map((cents) => (
          <Chip cents={cents} tall />
        ))}
      </div>
    </main>
  );
}

const name = search.get('state') ?? 'parts';
choose({
  guided: search.get('guide') === null,
  theme: (search.get('theme') as 'light' | 'dark' | null) ?? 'dark',
  deck: search.get('deck') === 'four' ? 'four' : 'two',
});
render(
  <>
    <DeckDrawings />
    {name === 'lobby' ? (
      <Lobby />
    ) : name === 'parts' ? (
      <Parts />
    ) : (
      <Shown name={name} then={search.get('then') ?? name} />
    )}
  </>,
  document.getElementById('kit')!,
);
