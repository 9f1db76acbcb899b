/** A finished round on its felt, step by step, with what was said by then. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useBetting } from '../../state/betting';
import { typing } from '../../state/choiceKeys';
import { mine as myPlace } from '../../state/choices';
import { type Frame, framesOf, still, type Told, toldBy } from '../../state/replayFrames';
import type { Result } from '../../wire/tableTypes';
import { FeltTable } from '../felt/FeltTable';
import { FeltContext } from '../felt/feltContext';
import { feltOf } from '../felt/feltOf';
import { StoryLines } from '../rail/StoryLog';
import { WagerExplained } from '../rail/WagerExplained';
import { ReplayBar } from './ReplayBar';

export interface ReplayerProps {
  told: Told;
  me: string;
  open: (clause: string) => void;
}

export function Replayer({ told, me, open }: ReplayerProps) {
  const frames = useMemo(() => framesOf(told), [told]);
  const [step, go] = useState(frames.length);
  useEffect(() => go(frames.length), [frames]);
  useArrowKeys(frames.length, go);
  const frame = frames[Math.min(step, frames.length) - 1];
  if (!frame) return null;
  return (
    <div class="replayer">
      <Still frame={frame} me={me} open={open} />
      <ReplayBar step={step} all={frames.length} go={go} />
      <div class="log-panel panel" tabIndex={0}>
        <StoryLines lines={toldBy(told.story, frame)} open={open} />
      </div>
    </div>
  );
}

export function Still({ frame, me, open }: { frame: Frame; me: string; open: (clause: string) => void }) {
  const [why, setWhy] = useState<Result | null>(null);
  const { zones } = frame;
  const now = still(zones);
  const place = myPlace(zones.seats, me);
  const betting = useBetting([], zones, place?.seat ?? 0, async () => false);
  useEffect(() => setWhy(null), [frame.number]);
  return (
    <FeltContext.Provider value={feltOf(now, me, why, setWhy, open)}>
      <div class="replay-felt">
        <FeltTable
          now={now}
          me={me}
          mine={place}
          betting={betting}
          pick={null}
          offers={[]}
          finish={null}
          choose={() => {}}
          within
        />
      </div>
      {why && <WagerExplained result={why} zones={zones} close={() => setWhy(null)} />}
    </FeltContext.Provider>
  );
}

/** Left and right go through the round. */
function useArrowKeys(all: number, go: (from: (step: number) => number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || typing(event)) return;
      event.preventDefault();
      go((step) => Math.min(all, Math.max(1, step + by)));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [all]);
}
