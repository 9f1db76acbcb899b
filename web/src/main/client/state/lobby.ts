/** Reading the lobby: names of things, and the table a newcomer would want. */
import type { House, TableRow } from '../wire/lobby';

/** The table with company and a free seat; a person would rather not sit alone. */
export function bestTable(tables: TableRow[], game: string): TableRow | undefined {
  const free = tables.filter((table) => table.public && table.game === game && table.freeSeats > 0);
  return free.sort((a, b) => b.players.length - a.players.length || a.id - b.id)[0];
}

export function gameName(houses: House[], id: string): string {
  return houses.flatMap((house) => house.games).find((game) => game.id === id)?.name ?? id;
}

export function stakesLabel(houses: House[], table: TableRow): string {
  const game = houses.find((house) => house.id === table.house)?.games.find((one) => one.id === table.game);
  return game?.stakes.find((stakes) => stakes.id === table.stakes)?.label ?? table.stakes;
}

export function guestName(): string {
  return `Guest ${1000 + Math.floor(Math.random() * 9000)}`;
}
