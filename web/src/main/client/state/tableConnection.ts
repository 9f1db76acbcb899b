/** The connection to one table: connects by itself, catches up with `last`, resends unanswered commands by key. */

import { words } from '../text/words';
import type { Worn } from '../wire/mineTypes';
import type { Answer, Command, Refusal, Said, Update } from '../wire/tableTypes';
import { putOn } from './emblems';
import { type Settings, settings } from './settings';
import { Value } from './watchedValue';

export type Connection = 'connecting' | 'live' | 'offline';
type Waiting = { command: Command; done: (answer: Answer) => void };

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const ANSWER_WITHIN = 6000;
const SAID_MAX = 60;

export class Link {
  readonly connection = new Value<Connection>('connecting');
  /** What was said at the table, oldest first. */
  readonly said = new Value<Said[]>([]);
  /** The newest state that was shown. */
  private number = 0;
  /** The newest state this person knows of: their own command may be done before its change is shown. */
  private known = 0;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private closed = false;
  /** The room waits as long as I take to see what happens. */
  private speed = settings.get().speed;
  private readonly unwatch: () => void;
  private readonly unanswered = new Map<string, Waiting>();

  constructor(
    private readonly id: number,
    private readonly invite: string,
    /** Told each update, and whether it tells what was missed without a connection. */
    private readonly show: (update: Update, isBack: boolean) => void,
  ) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.retry);
    this.unwatch = settings.watch(this.changePace);
    this.connect();
  }

  /** Sends a choice; the promise resolves when the room has it on disk or has refused it. */
  send(what: Omit<Command, 'key' | 'number'>): Promise<Answer> {
    const command: Command = { key: newKey(), number: this.known, ...what };
    return new Promise((done) => {
      this.unanswered.set(command.key, { command, done });
      // Until the connection has shown the table, a command waits.
      if (this.connection.get() === 'live') this.transmit(command);
    });
  }

  readonly retry = (): void => {
    if (this.closed || this.connection.get() === 'live') return;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.retry);
    this.unwatch();
    this.socket?.close(1000);
  }

  private readonly changePace = ({ speed }: Settings): void => {
    if (speed === this.speed) return;
    this.speed = speed;
    this.connection.set('connecting');
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.socket?.close();
    const search = new URLSearchParams();
    if (this.number) search.set('last', String(this.number));
    if (this.invite) search.set('invite', this.invite);
    if (this.speed !== 'normal') search.set('pace', this.speed);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${search}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(socket, String(message.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    const message = JSON.parse(text) as Partial<Update> & { answer?: Answer; said?: Said; worn?: Worn };
    if (message.answer) this.answered(message.answer);
    if (message.said) this.listen(message.said);
    if (message.worn) putOn.set(message.worn);
    if (message.number === undefined) return;
    const first = this.connection.get() !== 'live';
    const isBack = first && this.number > 0;
    this.number = message.number;
    this.known = Math.max(this.known, message.number);
    this.show(message as Update, isBack);
    if (!first) return;
    this.pause = FIRST_PAUSE;
    this.connection.set('live');
    for (const waiting of [...this.unanswered.values()]) this.again(waiting);
  }

  /** The room repeats earlier messages on a restored connection: each is kept once. */
  private listen(said: Said): void {
    this.said.update((all) => (all.some(({ id }) => id === said.id) ? all : [...all, said].slice(-SAID_MAX)));
  }

  /** If nothing has happened since, the same key is sent again; otherwise the choice might now mean something else. */
  private again({ command, done }: Waiting): void {
    if (command.number === this.number) {
      this.transmit(command);
      return;
    }
    this.unanswered.delete(command.key);
    done(unheard(command.key));
  }

  private answered(answer: Answer): void {
    const waiting = answer.key ? this.unanswered.get(answer.key) : undefined;
    if (!waiting) return;
    this.unanswered.delete(waiting.command.key);
    if (answer.ok) this.known = Math.max(this.known, answer.number);
    waiting.done(answer);
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(command));
    const socket = this.socket;
    // No answer on a connection that looks alive: it is dead, so open a new one.
    setTimeout(() => this.unanswered.has(command.key) && socket === this.socket && socket.close(), ANSWER_WITHIN);
  }

  private readonly lost = (): void => {
    if (this.closed) return;
    this.connection.set('offline');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause + Math.random() * 200);
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  };
}

function unheard(key: string): Refusal {
  const sentence = words.connection.unheard;
  return { ok: false, key, rule: '', words: sentence, sentence, remedy: '' };
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
