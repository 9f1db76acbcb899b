/** Whether my own limits keep me from playing now. */
import { moment } from '../text/language';
import { words } from '../text/words';
import type { Me } from '../wire/lobbyTypes';
import { roomSaid } from './speakers';

/** Why, for me to read, and until when where that is known; empty while I may play. */
export function stopOf(me: Me | null): string {
  if (!me) return '';
  if (me.pausedUntilMs > Date.now()) return words.lobby.onBreak(moment(me.pausedUntilMs));
  return me.stopped && `${roomSaid(me.stopped)}.`;
}
