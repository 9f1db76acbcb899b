/** Where the coach speaks, fetched only for people who switched it on. */
import { style, useLazy } from '../../state/lazyPages';
import { choose, settings } from '../../state/settings';
import { useValue } from '../../state/watchedValue';
import { words } from '../../text/words';
import type { CoachProps } from './CoachPanel';

const load = () => Promise.all([import('./CoachPanel'), style('coach')]).then(([module]) => module.CoachPanel);

export function CoachSlot(props: CoachProps) {
  const { coach } = useValue(settings);
  return coach ? <Fetched {...props} /> : null;
}

function Fetched(props: CoachProps) {
  const Panel = useLazy(load);
  return Panel && Panel !== 'failed' ? <Panel {...props} /> : null;
}

export function CoachSwitch({ done }: { done?: () => void }) {
  const { coach } = useValue(settings);
  const turn = () => {
    choose({ coach: !coach });
    done?.();
  };
  return (
    <button type="button" class="btn small" aria-pressed={coach} onClick={turn}>
      {words.table.coach}
    </button>
  );
}
