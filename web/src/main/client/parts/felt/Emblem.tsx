/** The emblem beside somebody's name; the room is asked for it when the name appears. */
import { useEffect } from 'preact/hooks';
import { met } from '../../state/api';
import { worn } from '../../state/emblems';
import { useValue } from '../../state/watchedValue';
import { isBot } from '../../text/people';

export function Emblem({ of }: { of: string }) {
  const known = useValue(met);
  const path = useValue(worn)[of];
  useEffect(() => {
    if (!known || !of || isBot(of)) return;
    const looked = import('../talk/tableExtras').then(({ want }) => want(of));
    return () =>
      void looked.then(
        (away) => away(),
        () => {},
      );
  }, [of, known]);
  return path ? (
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : null;
}
