/** One table as this person sees it: the newest zones, what is being shown of them, choices, story and commands. */
import type { Answer, Barred, Choice, Command, Floor, StoryLine, Update, Zones } from '../wire/table';
import { NO_ZONES } from '../wire/table';
import { Link } from './link';
import { NOTHING, type Plan, plan } from './reveal';
import { pace } from './settings';
import { Value } from './value';

export interface TableState {
  zones: Zones;
  /** The zones before the update that is being shown, for meters that move when it is over. */
  before: Zones;
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
  loaded: boolean;
  sending: boolean;
  refused: Answer | null;
}

const LONGEST_LOG = 400;
const LONGEST_SHOW = 4500;

export const FIRST_STATE: TableState = {
  zones: NO_ZONES,
  before: NO_ZONES,
  choices: [],
  newest: [],
  barred: [],
  floor: null,
  log: [],
  plan: NOTHING,
  step: 0,
  at: 0,
  loaded: false,
  sending: false,
  refused: null,
};

export class LiveTable {
  readonly state = new Value<TableState>(FIRST_STATE);
  readonly link: Link;
  private readonly queue: Update[] = [];
  private timer = 0;

  constructor(id: number, invite: string) {
    this.link = new Link(id, invite, (update) => this.hear(update));
  }

  async send(what: Omit<Command, 'key' | 'number'>): Promise<Answer> {
    this.state.update((now) => ({ ...now, sending: true, refused: null }));
    const answer = await this.link.send(what);
    this.state.update((now) => ({ ...now, sending: false, refused: answer.ok ? null : answer }));
    return answer;
  }

  /** Shows at once whatever is still being dealt out. */
  readonly finish = (): void => {
    clearTimeout(this.timer);
    this.state.update((now) => ({ ...now, step: now.plan.steps, log: told(now, now.plan.steps) }));
    this.next();
  };

  dismiss(): void {
    this.state.update((now) => ({ ...now, refused: null }));
  }

  close(): void {
    clearTimeout(this.timer);
    this.link.close();
  }

  private hear(update: Update): void {
    this.queue.push(update);
    if (update.choices) this.state.update((now) => ({ ...now, newest: update.choices! }));
    if (update.floor) this.state.update((now) => ({ ...now, floor: update.floor! }));
    const now = this.state.get();
    if (now.step >= now.plan.steps) this.next();
    else if (this.queue.length > 2) this.finish(); // far behind: catch up rather than tell old stories
  }

  private next(): void {
    const update = this.queue.shift();
    if (!update) return;
    const now = this.state.get();
    const shown = begin(now, update);
    // Words and chips need no waiting; only cards and results fall one by one.
    const quick = shown.plan.at.size === 0 || !now.loaded || pace() === 0 || this.queue.length > 2;
    this.state.set(quick ? { ...shown, step: shown.plan.steps, log: told(shown, shown.plan.steps) } : shown);
    if (quick) this.next();
    else this.tick();
  }

  private tick(): void {
    const now = this.state.get();
    if (now.step >= now.plan.steps) {
      this.next();
      return;
    }
    const wait = Math.min(pace(), LONGEST_SHOW / now.plan.steps);
    this.timer = setTimeout(() => {
      this.state.update((s) => ({ ...s, step: s.step + 1, log: told(s, s.step + 1) }));
      this.tick();
    }, wait);
  }
}

function begin(now: TableState, update: Update): TableState {
  const zones = { ...now.zones, ...update.zones };
  const story = update.story ?? [];
  const fresh = zones.table.round !== now.zones.table.round ? [] : now.log;
  return {
    ...now,
    zones,
    before: now.zones,
    loaded: true,
    step: 0,
    plan: plan(now.zones, zones, story),
    choices: update.choices ?? now.choices,
    barred: update.barred ?? now.barred,
    log: fresh,
    at: update.zones && 'clock' in update.zones ? performance.now() : now.at,
  };
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
