import {
  beforeFirst,
  bestTable,
  calledAt,
  freshTable,
  gameName,
  guestName,
  mineOf,
  newName,
  stakesLabel,
} from '../../../main/client/state/lobby';
import type { Me, TableRow } from '../../../main/client/wire/lobbyTypes';
import { about, same, test } from './unit';

about('lobby');
const row = (id: number, players: number, free: number, open = true): TableRow => ({
  id,
  name: `Table ${id}`,
  house: 'h',
  game: 'g',
  stakes: 'limit $2-$4',
  seats: players + free,
  players: Array.from({ length: players }, (_, i) => `p${i}`),
  freeSeats: free,
  heldUp: false,
  phase: 'betting',
  round: 1,
  banker: '',
  bankCents: 0,
  awaited: [],
  waiting: 0,
  last: '',
  hourly: 0,
  owner: '',
  public: open,
});
const HOUSES = [
  {
    id: 'h',
    name: 'H',
    games: [
      {
        id: 'g',
        name: 'The Game',
        seatsMax: 6,
        usualStakes: 's',
        stakes: [{ id: 'limit $2-$4', label: '$2-$4' }],
        options: [],
      },
    ],
  },
];

test('a newcomer is sent where there is company and a free seat', () => {
  same(bestTable([row(1, 0, 6), row(2, 3, 3), row(3, 6, 0)], 'g')?.id, 2);
  same(bestTable([row(3, 6, 0)], 'g'), undefined);
});
test('a table of bots where nothing was played yet invites', () =>
  same(
    [['Ann', 'Bob'], ['Ruth (bot 2)'], ['Ruth (bot 2)', 'Ann']].map((players) =>
      beforeFirst({ ...row(1, 2, 4), players }),
    ),
    ['No round yet', 'Deals as soon as you sit', 'Playing the first round'],
  ));
test('a newcomer is not sent where all wait for somebody who has gone', () =>
  same(bestTable([row(1, 1, 5), { ...row(2, 3, 3), heldUp: true }], 'g')?.id, 1));
test('who finds no table is given one with bots', () => {
  const { seats, bots, stakes, public: open } = freshTable(HOUSES, 'g')!;
  same([seats, bots, stakes, open], [6, 4, 's', true]);
  same(freshTable(HOUSES, 'x'), undefined);
});
test('nobody is sent to a table that is by link only', () => same(bestTable([row(1, 3, 3, false)], 'g'), undefined));
test('games and stakes go by their names, else by their words', () => {
  same([gameName(HOUSES, 'g'), gameName(HOUSES, 'x')], ['The Game', 'x']);
  same([stakesLabel(HOUSES, row(1, 0, 1)), stakesLabel([], row(1, 0, 1))], ['$2-$4', 'limit $2-$4']);
});
test('a guest is given a name the room takes', () => same(/^Guest \d{4}$/.test(guestName()), true));
test('what somebody enters as their name in one form stands in the others', () => {
  same(/^Guest \d{4}$/.test(newName().get()), true);
  newName().set('Ann');
  same(newName().get(), 'Ann');
});
test('my tables are where my chips lie and those I opened, the one that waits for me first', () => {
  const me = {
    name: 'Ann',
    tables: [
      { id: 1, name: 'One', stackCents: 500 },
      { id: 2, name: 'Two', stackCents: 700 },
    ],
  } as Me;
  const waits = { ...row(2, 2, 1), awaited: ['Ann'] };
  const opened = { ...row(3, 0, 6, false), owner: 'Ann' };
  const mine = mineOf(me, [row(1, 2, 1), waits, opened, row(4, 1, 1)]);
  same(
    mine.map(({ id, chips }) => [id, chips]),
    [
      [2, 700],
      [1, 500],
      [3, 0],
    ],
  );
});
test('a table that is named after its house is not named twice', () =>
  same([calledAt('Club', 'Club 3'), calledAt('Club', 'Friday')], ['Club 3', 'Club, Friday']));
