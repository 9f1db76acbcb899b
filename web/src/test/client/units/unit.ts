/** A few words to write unit tests in; they run in a real browser, where state meets storage, keys and sockets. */
import { type ComponentChild, h, render } from 'preact';
import { useEffect } from 'preact/hooks';

type Run = () => void | Promise<void>;
export interface Told {
  name: string;
  error: string;
}

const all: [string, Run][] = [];
let part = '';

/** The file of `state/` that the tests below are about. */
export function about(file: string): void {
  part = file;
}

export function test(name: string, run: Run): void {
  all.push([`${part}: ${name}`, run]);
}

export async function runAll(): Promise<Told[]> {
  const told: Told[] = [];
  for (const [name, run] of all) {
    localStorage.clear();
    sessionStorage.clear();
    told.push({ name, error: await failure(run) });
    render(null, stage());
  }
  return told;
}

async function failure(run: Run): Promise<string> {
  try {
    await run();
    return '';
  } catch (no) {
    return no instanceof Error ? (no.stack ?? no.message) : String(no);
  }
}

const plain = (value: unknown): unknown =>
  value instanceof Map || value instanceof Set
    ? [...value].map(plain)
    : Array.isArray(value)
      ? value.map(plain)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
        : value;
const text = (value: unknown): string => JSON.stringify(plain(value)) ?? 'undefined';

export function same(actual: unknown, expected: unknown, what = ''): void {
  if (text(actual) !== text(expected)) throw new Error(`${what} expected ${text(expected)} but was ${text(actual)}`);
}

const stage = (): HTMLElement => document.getElementById('stage')!;
export const moment = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until it holds, for at most five seconds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (let i = 0; i < 500 && !holds(); i++) await moment(10);
  if (!holds()) throw new Error(`never came true: ${what}`);
}

/** Something drawn anew; the stage holds it until the test is over. */
export function drawn(part: ComponentChild): HTMLElement {
  render(null, stage());
  render(part, stage());
  return stage();
}

/** A hook in use: `now` is what it gave last, `with` renders it again for something else. */
export async function hook<P, T>(use: (props: P) => T, first: P) {
  let last: T;
  let props = first;
  let drawn = 0;
  let effective = 0;
  const Part = () => {
    last = use(props);
    const mine = ++drawn;
    // After those of the hook itself, however late a busy browser gets to them.
    useEffect(() => {
      effective = mine;
    });
    return null;
  };
  const draw = async () => {
    const before = drawn;
    render(h(Part, {}), stage());
    await until(() => drawn > before && effective === drawn, 'what the hook does after it is drawn');
    await moment(30);
  };
  await draw();
  return {
    now: (): T => last,
    with: async (next: P): Promise<void> => {
      props = next;
      await draw();
    },
    settle: () => moment(30),
  };
}

export function press(key: string): void {
  dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Answers requests by their path while a test runs. */
export async function answering(answers: Record<string, unknown>, run: Run): Promise<string[]> {
  const asked: string[] = [];
  const real = window.fetch;
  window.fetch = async (path, request) => {
    asked.push(`${request?.method ?? 'GET'} ${String(path)}`);
    const found = Object.entries(answers).find(([start]) => String(path).startsWith(start));
    const [status, body] = found ? [200, found[1]] : [404, { words: 'There is no such thing' }];
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  try {
    await run();
  } finally {
    window.fetch = real;
  }
  return asked;
}

/** In a page that nobody sees, as far as it can tell. */
export async function hidden(run: Run): Promise<void> {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
}
