import { stopOf } from '../../../main/client/state/stopped';
import { moment } from '../../../main/client/text/language';
import { words } from '../../../main/client/text/words';
import type { Me } from '../../../main/client/wire/lobbyTypes';
import { about, same, test } from './unit';

about('stopped');

const me = (pausedUntilMs: number, stopped: string) => ({ name: 'Ann', pausedUntilMs, stopped }) as Me;

test('who may play is told nothing', () => {
  same([stopOf(null), stopOf(me(0, '')), stopOf(me(Date.now() - 1, ''))], ['', '', '']);
});
test('a break is told with its end, and before a limit that is reached', () => {
  const until = Date.now() + 86_400_000;
  same(stopOf(me(until, 'You have reached your limit')), words.lobby.onBreak(moment(until)));
});
test('a limit that is reached is told in the words of the room, as a sentence', () => {
  same(stopOf(me(0, 'You have reached your limit')), 'You have reached your limit.');
});
