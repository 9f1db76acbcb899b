/** Steps back and forth through a round, or plays it. */

import { useEffect, useState } from 'preact/hooks';
import { TIMES } from '../../state/storyPace';
import { recordWords } from '../../text/recordWords';

export interface ReplayProps {
  step: number;
  all: number;
  go: (step: number) => void;
}

export function ReplayBar({ step, all, go }: ReplayProps) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (step >= all) return setPlaying(false);
    const timer = setTimeout(() => go(step + 1), TIMES.draw);
    return () => clearTimeout(timer);
  }, [playing, step, all]);
  const play = () => {
    if (!playing && step >= all) go(1);
    setPlaying(!playing);
  };
  const t = recordWords.replay;
  return (
    <div class="replay-bar panel" role="group" aria-label={t.step(step, all)}>
      <Jump label={t.first} off={step <= 1} go={() => go(1)} />
      <Jump label={t.back} off={step <= 1} go={() => go(step - 1)} />
      <Jump label={playing ? t.pause : t.play} off={false} go={play} />
      <Jump label={t.next} off={step >= all} go={() => go(step + 1)} />
      <Jump label={t.last} off={step >= all} go={() => go(all)} />
      <span class="small muted num" aria-live="polite">
        {t.step(step, all)}
      </span>
    </div>
  );
}

function Jump({ label, off, go }: { label: string; off: boolean; go: () => void }) {
  return (
    <button type="button" class="btn" disabled={off} onClick={go}>
      {label}
    </button>
  );
}
