/** Reading the lobby's list: what things are called, and which table a newcomer would want. */

import { isBot } from '../text/people';
import { typeset } from '../text/typeset';
import { words } from '../text/words';
import type { House, Me, NewTable, TableRow } from '../wire/lobbyTypes';
import { roomSaid } from './speakers';
import { Value } from './watchedValue';

/** A table with other players and a free seat: nobody likes to sit alone or to wait for somebody absent. */
export function bestTable(tables: TableRow[], game: string): TableRow | undefined {
  const free = tables.filter((table) => table.public && table.game === game && table.freeSeats > 0 && !table.heldUp);
  return free.sort((a, b) => b.players.length - a.players.length || a.id - b.id)[0];
}

const NEW_TABLE_SEATS = 6;
const NEW_TABLE_BOTS = 4;

/** A table with bots for somebody who finds no other, in the first house that has the game. */
export function freshTable(houses: House[], id: string): NewTable | undefined {
  for (const house of houses) {
    const game = house.games.find((one) => one.id === id);
    if (!game) continue;
    const seats = Math.min(NEW_TABLE_SEATS, game.seatsMax);
    const bots = Math.min(NEW_TABLE_BOTS, seats - 1);
    return { house: house.id, game: id, stakes: game.usualStakes, seats, bots, public: true, options: {} };
  }
  return undefined;
}

export function gameName(houses: House[], id: string): string {
  return houses.flatMap((house) => house.games).find((game) => game.id === id)?.name ?? id;
}

/** `Casino Club, Friday`; a table that is named after its house needs no second word for it. */
export const calledAt = (house: string, name: string, between = ', '): string =>
  house && name.startsWith(house) ? name : [house, name].filter(Boolean).join(between);

export function stakesLabel(houses: House[], table: Pick<TableRow, 'house' | 'game' | 'stakes'>): string {
  const game = houses.find((house) => house.id === table.house)?.games.find((one) => one.id === table.game);
  return typeset(roomSaid(game?.stakes.find((stakes) => stakes.id === table.stakes)?.label ?? table.stakes));
}

/** Bots rest until somebody comes, so a table of theirs invites where nothing was played yet; with a person there they
 * play. */
export function beforeFirst({ players }: TableRow): string {
  if (!players.some(isBot)) return words.lobby.noRound;
  return players.every(isBot) ? words.lobby.waitsForYou : words.lobby.firstRound;
}

export function guestName(): string {
  return words.lobby.guest(1000 + Math.floor(Math.random() * 9000));
}

/** What somebody without a name is going to be called, in whichever form of the lobby they begin. */
export const newName = (): Value<string> => {
  proposed ??= new Value(guestName());
  return proposed;
};
// Made when it is first asked for, in the language spoken then.
let proposed: Value<string> | undefined;

/** A table of mine. */
export interface Mine {
  id: number;
  name: string;
  chips: number;
  row: TableRow | undefined;
}

/** Tables where I have chips or which I opened; the one waiting for me comes first. */
export function mineOf(me: Me, tables: TableRow[]): Mine[] {
  const rowOf = (id: number) => tables.find((table) => table.id === id);
  const seated = me.tables.map(({ id, name, stackCents }) => ({ id, name, chips: stackCents, row: rowOf(id) }));
  const opened = tables
    .filter((row) => row.owner === me.name && !seated.some(({ id }) => id === row.id))
    .map((row) => ({ id: row.id, name: row.name, chips: 0, row }));
  const needs = ({ row }: Mine) => (row?.awaited.includes(me.name) ? 0 : 1);
  return [...seated, ...opened].sort((a, b) => needs(a) - needs(b));
}
