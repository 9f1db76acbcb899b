/** Games that people ask for: read while somebody looks, and as long as one of them is mine. */
import { useEffect } from 'preact/hooks';
import type { GameRequest, GameRequests, MyRequest } from '../wire/mineTypes';
import { ask } from './api';
import { askedFor, asking, asks } from './askingForGame';
import { whenCalm } from './redrawAfterTouch';
import { useValue, Value } from './watchedValue';

const EVERY_MS = 3000;
const NONE: GameRequests = { requests: [], mine: [] };

export const requests = new Value<GameRequests>(NONE);

export interface Wanted {
  house: string;
  game: string;
  stakes: string;
  bots?: number;
}

/** A person who asks for a game in two houses counts once. */
export function countsOf({ requests: all }: GameRequests): Record<string, number> {
  const games = [...new Set(all.map(({ game }) => game))];
  const who = (id: string) => all.filter(({ game }) => game === id).flatMap(({ players }) => players);
  return Object.fromEntries(games.map((game) => [game, new Set(who(game)).size]));
}

function heard(now: GameRequests): void {
  asks(now.mine.length > 0);
  whenCalm(() => {
    requests.set(now);
    askedFor.set(countsOf(now));
  });
}

const told = async (asked: Promise<GameRequests>): Promise<void> => heard(await asked);

export const askFor = (wanted: Wanted): Promise<void> => told(ask<GameRequests>('POST', '/api/requests', wanted));
export const readRequests = (): Promise<void> => told(ask<GameRequests>('GET', '/api/requests'));
export const withdraw = ({ house, game }: MyRequest): Promise<void> =>
  told(ask<GameRequests>('DELETE', `/api/requests/${encodeURIComponent(house)}/${encodeURIComponent(game)}`));

let readers = 0;
let timer = 0;

/** A hidden page keeps asking only about its owner's own requests. */
function read(): void {
  if (!document.hidden || asking.get()) void readRequests().catch(() => {});
}

/** The room is asked once, however many parts of a page are interested. */
export function useRequests(): GameRequests {
  useEffect(() => {
    if (readers++ === 0) {
      read();
      timer = window.setInterval(read, EVERY_MS);
    }
    return () => {
      if (--readers === 0) clearInterval(timer);
    };
  }, []);
  return useValue(requests);
}

/** The one of my requests for which a seat is kept now. */
export const keptFor = ({ mine }: GameRequests): MyRequest | undefined => mine.find(({ table }) => table > 0);

/** What I ask for, if it is this. */
export const mineOf = ({ mine }: GameRequests, { house, game, stakes }: Wanted): MyRequest | undefined =>
  mine.find((one) => one.house === house && one.game === game && one.stakes === stakes);

export const missing = ({ players, playersMin }: GameRequest): number => Math.max(1, playersMin - players.length);
