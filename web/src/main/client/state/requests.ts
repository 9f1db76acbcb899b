/** Games that people ask for: read while somebody looks, and as long as one of them is mine. */
import { useEffect } from 'preact/hooks';
import type { GameRequest, GameRequests, MyRequest } from '../wire/mine';
import { ask } from './api';
import { asking, asks } from './asking';
import { whenCalm } from './calm';
import { useValue, Value } from './value';

const EVERY_MS = 3000;
const NONE: GameRequests = { requests: [], mine: [] };

export const requests = new Value<GameRequests>(NONE);

export interface Wanted {
  house: string;
  game: string;
  stakes: string;
  bots?: number;
}

function heard(now: GameRequests): void {
  asks(now.mine.length > 0);
  whenCalm(() => requests.set(now));
}

const told = async (asked: Promise<GameRequests>): Promise<void> => heard(await asked);

export const askFor = (wanted: Wanted): Promise<void> => told(ask<GameRequests>('POST', '/api/requests', wanted));
export const readRequests = (): Promise<void> => told(ask<GameRequests>('GET', '/api/requests'));
export const withdraw = ({ house, game }: MyRequest): Promise<void> =>
  told(ask<GameRequests>('DELETE', `/api/requests/${encodeURIComponent(house)}/${encodeURIComponent(game)}`));

let readers = 0;
let timer = 0;

/** A page that is hidden asks on only for what is its owner's own. */
function read(): void {
  if (!document.hidden || asking.get()) void readRequests().catch(() => {});
}

/** However many parts of a page look, the room is asked once. */
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
