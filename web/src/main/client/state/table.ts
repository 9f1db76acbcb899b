/** One table as this person sees it: the newest zones, what is being shown of them, choices, story and commands. */
import type { Answer, Barred, Choice, Clock, Command, Floor, StoryLine, Update, Zones } from '../wire/tableTypes';
import { NO_ZONES } from '../wire/tableTypes';
import { time } from './clientClock';
import { playsForPots } from './potsInMiddle';
import { endOf, freshResults, NOTHING, type Plan, plan } from './reveal';
import { answerHeard, choicesHeard, heard } from './speakers';
import { HURRY, haste, REST, speed, wholeOf } from './storyPace';
import { Link } from './tableConnection';
import { Value } from './watchedValue';

export interface TableState {
  zones: Zones;
  /** The zones before the update that is being shown. */
  before: Zones;
  /** The end of the last round, whose cards lie there while the next wagers are made. */
  past: Zones | null;
  choices: Choice[];
  /** What the room offers by its newest word, though cards of an older one may still be falling. */
  newest: Choice[];
  barred: Barred[];
  /** What I may call as a floor person, by the room's newest word; null for everybody else. */
  floor: Floor | null;
  log: StoryLine[];
  plan: Plan;
  step: number;
  /** When these zones arrived, for the clock. */
  at: number;
  /** When the decision came that the clock runs for; others who decide at the same time leave it as it is. */
  turn: number;
  loaded: boolean;
  /** From the press of a choice until the room has refused it or shown what it did. */
  sending: boolean;
  refused: Answer | null;
}

const LONGEST_LOG = 400;
/** Clocks that run between two rounds: there is time to look at the last one. */
const AFTER_A_ROUND = new Set(['bank-offer', 'betting', 'between']);

export const FIRST_STATE: TableState = {
  zones: NO_ZONES,
  before: NO_ZONES,
  past: null,
  choices: [],
  newest: [],
  barred: [],
  floor: null,
  log: [],
  plan: NOTHING,
  step: 0,
  at: 0,
  turn: 0,
  loaded: false,
  sending: false,
  refused: null,
};

export class LiveTable {
  readonly state = new Value<TableState>(FIRST_STATE);
  readonly link: Link;
  private readonly queue: News[] = [];
  /** Takes back what comes next on the felt; null when nothing does. */
  private waiting: (() => void) | null = null;
  private haste = 1;
  private unanswered = 0;
  /** What was sent and has not been shown yet: pressed once more, it is still the same. */
  private readonly underway = new Map<string, Promise<Answer>>();
  /** The newest state the room has sent, and the one that my last choice led to. */
  private newest = 0;
  private awaited = 0;
  /** The round in which I took a seat; -1 where I had one before. */
  private cameIn = -1;
  /** I have had no part in any round since. */
  private isNew = false;

  /** @param me who looks, or nobody yet: the table speaks to a person */
  constructor(
    id: number,
    invite: string,
    private readonly me = '',
  ) {
    this.link = new Link(id, invite, (update, isBack) => this.hear(update, isBack));
  }

  send(what: Omit<Command, 'key' | 'number'>): Promise<Answer> {
    const text = JSON.stringify(what);
    const sent = this.underway.get(text) ?? this.sendOnce(what);
    this.underway.set(text, sent);
    return sent;
  }

  private async sendOnce(what: Omit<Command, 'key' | 'number'>): Promise<Answer> {
    this.unanswered++;
    this.state.update((now) => ({ ...now, sending: true, refused: null }));
    // Somebody who decides has seen enough.
    if (isShown(this.state.get())) this.finish();
    const company = { seats: this.state.get().zones.seats, me: this.me };
    const answer = answerHeard(await this.link.send(what), company);
    this.unanswered--;
    if (answer.ok) this.awaited = Math.max(this.awaited, answer.number);
    this.state.update((now) => ({ ...now, sending: this.stillSends(), refused: answer.ok ? null : answer }));
    return answer;
  }

  /** Shows at once whatever is still being dealt out. */
  readonly finish = (): void => {
    this.stop();
    this.state.update((now) => ({ ...now, step: now.plan.steps, log: told(now, now.plan.steps) }));
    this.next();
  };

  dismiss(): void {
    this.state.update((now) => ({ ...now, refused: null }));
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  private stop(): void {
    this.waiting?.();
    this.waiting = null;
  }

  private hear(sent: Update, isBack: boolean): void {
    const update = sent.choices ? { ...sent, choices: choicesHeard(sent.choices) } : sent;
    this.queue.push({ update, at: time.now(), isBack });
    this.newest = Math.max(this.newest, update.number);
    if (update.choices) this.state.update((now) => ({ ...now, newest: update.choices! }));
    if (update.floor) this.state.update((now) => ({ ...now, floor: update.floor! }));
    // Nobody looks: whoever comes back to the page finds what is newest, and is called to their turn in time.
    if (this.waiting && document.hidden) this.finish();
    if (!this.waiting) this.next();
    if (this.state.get().sending) this.state.update((now) => ({ ...now, sending: this.stillSends() }));
  }

  /** The room answers before it shows what was done: until then, the old choices must not be made again. */
  private stillSends(): boolean {
    const still = this.unanswered > 0 || this.newest < this.awaited;
    if (!still) this.underway.clear();
    return still;
  }

  private next(): void {
    const news = this.queue.shift();
    if (!news) return;
    const now = this.state.get();
    const shown = begin(now, { ...news, update: heard(news.update, now.zones, this.me) });
    if (!now.loaded) {
      this.come(shown);
      return;
    }
    if (!hasSeat(now.zones, this.me) && hasSeat(shown.zones, this.me)) {
      this.cameIn = now.zones.table.round;
      this.isNew = true;
    }
    this.isNew &&= !hasPart(shown, this.me);
    this.haste = document.hidden ? 0 : haste(this.lag(news));
    if (this.isOthersRound(shown)) this.haste = Math.min(this.haste, HURRY);
    // Words and chips are shown at once; only cards and results come one by one.
    const quick = shown.plan.at.size === 0 || this.haste === 0;
    this.state.set(quick ? { ...shown, step: shown.plan.steps, log: told(shown, shown.plan.steps) } : shown);
    if (quick) this.next();
    else this.tick();
  }

  /** What was played before I came is in the log, and its cards lie there. */
  private come(shown: TableState): void {
    this.state.set({ ...shown, plan: NOTHING, log: told(shown, shown.plan.steps) });
    this.next();
  }

  private lag({ update, at, isBack }: News) {
    const queued = this.queue.map((news) => wholeOf(news.update.story ?? []));
    const untoldMs = queued.reduce((all, ms) => all + ms, wholeOf(update.story ?? []));
    const { newest, zones } = this.state.get();
    const mine = newest.some(({ position }) => position !== 'table') && zones.clock !== null;
    const lateMs = isBack && mine ? Infinity : time.now() - at;
    return { lateMs, untoldMs, mine, last: queued.every((ms) => ms === 0) };
  }

  /** One step after the other, each in its time; then the results stay for a while. */
  private tick(): void {
    const { step, plan: told } = this.state.get();
    if (step < told.steps) this.wait((told.ms[step] ?? 0) * this.haste, this.advance);
    else this.wait(this.restMs(), () => this.next());
  }

  /** The end of a round stays in view, unless it is not mine: its cards and results lie there while I bet. */
  private restMs(): number {
    const now = this.state.get();
    return this.isOthersRound(now) ? 0 : restOf(now) * Math.min(this.haste, speed());
  }

  /**
   * What is told is the end of the round in which I sat down and have no part: it must not keep me from betting. At a
   * table that plays for pots I may wait for the blind: there it holds until I am dealt in.
   */
  private isOthersRound(now: TableState): boolean {
    const waits = this.isNew && playsForPots(now.zones);
    return (waits || now.before.table.round === this.cameIn) && !hasPart(now, this.me);
  }

  private readonly advance = (): void => {
    this.state.update((now) => ({ ...now, step: now.step + 1, log: told(now, now.step + 1) }));
    this.tick();
  };

  private wait(ms: number, then: () => void): void {
    const go = () => {
      this.waiting = null;
      then();
    };
    if (ms > 0) this.waiting = time.after(ms, go);
    else go();
  }
}

/** An update and when it came. */
interface News {
  update: Update;
  at: number;
  /** It tells all that happened while the connection was lost. */
  isBack: boolean;
}

const hasSeat = ({ seats }: Zones, me: string): boolean =>
  seats.some(({ player, seat }) => player === me && seat > 0);

/** I have a bet, cards, a result or the bank. */
const hasPart = ({ before, zones }: TableState, me: string): boolean =>
  [...before.positions, ...zones.positions, ...zones.results].some(({ bettor }) => bettor === me) ||
  [before.bank, zones.bank].some((bank) => bank?.player === me);

/** The end of a round stays in view before anything new happens. */
function restOf({ before, zones }: TableState): number {
  const ends = !zones.clock || AFTER_A_ROUND.has(zones.clock.name);
  return ends && freshResults(before, zones).length > 0 ? REST : 0;
}

/** A clock goes on with fewer places where several decide at once and one of them has; a new turn has its own. */
const isSameDecision = (before: Clock | null, now: Clock | null): boolean =>
  before === now ||
  (!!before &&
    !!now &&
    before.name === now.name &&
    now.positions.length < before.positions.length &&
    now.positions.every((position) => before.positions.includes(position)));

function begin(now: TableState, { update, at, isBack }: News): TableState {
  const zones = { ...now.zones, ...update.zones };
  const story = update.story ?? [];
  const fresh = zones.table.round !== now.zones.table.round ? [] : now.log;
  return {
    ...now,
    zones,
    before: now.zones,
    past: pastOf(now, zones),
    loaded: true,
    step: 0,
    plan: isBack ? endOf(plan(now.zones, zones, story)) : plan(now.zones, zones, story),
    choices: update.choices ?? now.choices,
    barred: update.barred ?? now.barred,
    log: fresh,
    at: update.zones && 'clock' in update.zones ? at : now.at,
    turn: isSameDecision(now.zones.clock, zones.clock) ? now.turn : at,
  };
}

const hasCards = ({ positions, bank }: Zones): boolean =>
  positions.some(({ hands }) => hands.some(({ cards }) => cards.length > 0)) || !!bank?.hand.cards.length;

/** Cards stay as long as their results do, even when the next bank already has wagers. */
function pastOf(now: TableState, zones: Zones): Zones | null {
  if (!zones.results.length || hasCards(zones)) return null;
  return hasCards(now.zones) ? now.zones : now.past;
}

function told(now: TableState, upTo: number): StoryLine[] {
  const lines = now.plan.lines
    .slice(now.step, upTo)
    .filter((line) => line !== null && line.text !== '') as StoryLine[];
  return lines.length ? [...now.log, ...lines].slice(-LONGEST_LOG) : now.log;
}

/** True when everything that happened has been shown. */
export function isShown(now: TableState): boolean {
  return now.step >= now.plan.steps;
}
