/** What somebody wears beside their name; the room is asked when they are first seen. */
import { useEffect } from 'preact/hooks';
import { met } from '../../state/api';
import { worn } from '../../state/emblems';
import { useValue } from '../../state/value';
import { isBot } from '../../text/people';

export function Emblem({ of }: { of: string }) {
  const known = useValue(met);
  const path = useValue(worn)[of];
  useEffect(() => {
    if (known && of && !isBot(of)) void import('../talk/beside').then(({ want }) => want(of));
  }, [of, known]);
  return path ? (
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : null;
}
