/** A table about to be opened: what was chosen, completed with the house's defaults. */
import type { GameOffer, House } from '../wire/lobbyTypes';

export interface Draft {
  house: string;
  game: string;
  stakes: string;
  seats: number;
  bots: number;
  title: string;
  listed: boolean;
  options: Record<string, string>;
}

export const FIRST_DRAFT: Draft = {
  house: '',
  game: '',
  stakes: '',
  seats: 0,
  bots: 2,
  title: '',
  listed: false,
  options: {},
};

export interface Complete {
  draft: Draft;
  house: House;
  game: GameOffer;
  stakes: string;
  seats: number;
  bots: number;
}

export function complete(draft: Draft, houses: House[]): Complete {
  const house = houses.find((one) => one.id === draft.house) ?? houses[0]!;
  const game = house.games.find((one) => one.id === draft.game) ?? house.games[0]!;
  const stakes = (game.stakes.find((one) => one.id === draft.stakes) ?? game.stakes[0])?.id ?? '';
  const seats = draft.seats >= 2 && draft.seats <= game.seatsMax ? draft.seats : game.seatsMax;
  return { draft, house, game, stakes, seats, bots: Math.min(draft.bots, seats - 1) };
}

/** Only what differs from the sheet is sent. */
export function withOption(draft: Draft, key: string, value: string, inForce: string): Record<string, string> {
  const { [key]: _, ...rest } = draft.options;
  return value === inForce ? rest : { ...rest, [key]: value };
}
