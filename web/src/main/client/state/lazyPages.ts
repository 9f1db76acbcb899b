/** Pages that few people open are fetched when they are opened, with a style sheet of their own. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The path of each style sheet, including its hash; the bundler writes it. */
declare const STYLES: Record<string, string>;

const styles = new Map<string, Promise<void>>();

export function style(name: string): Promise<void> {
  const known = styles.get(name);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLES[name] ?? `/${name}.css`;
  const loaded = new Promise<void>((done) => {
    link.onload = () => done();
    // a page without its styles is better than none
    link.onerror = () => done();
  });
  document.head.append(link);
  styles.set(name, loaded);
  return loaded;
}

export type Load<P = object> = () => Promise<ComponentType<P>>;

/** The page once it has arrived; null while it is being fetched, a refusal when it cannot be. */
export function useLazy<P = object>(load: Load<P>): ComponentType<P> | null | 'failed' {
  const [page, show] = useState<{ of: ComponentType<P> } | null | 'failed'>(null);
  useEffect(() => {
    let here = true;
    load().then(
      (of) => here && show({ of }),
      () => here && show('failed'),
    );
    return () => {
      here = false;
    };
  }, [load]);
  return page && page !== 'failed' ? page.of : page;
}
