/** A value that pages can watch. */
import { useEffect, useState } from 'preact/hooks';

export class Value<T> {
  private readonly watchers = new Set<(value: T) => void>();

  constructor(private current: T) {}

  get(): T {
    return this.current;
  }

  set(next: T): void {
    if (Object.is(next, this.current)) return;
    this.current = next;
    for (const watcher of [...this.watchers]) watcher(next);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.current));
  }

  watch(watcher: (value: T) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** The current value, even right after the page has switched to it from another one. */
export function useValue<T>(value: Value<T>): T {
  const [, draw] = useState({});
  useEffect(() => {
    draw({});
    return value.watch(() => draw({}));
  }, [value]);
  return value.get();
}
