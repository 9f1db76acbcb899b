/**
 * What I would do when it is my turn, said before it is. Each is a list of choices of which the first that is offered
 * is taken, so a free check is never folded. All are taken after the same delay, so that
 * the timing does not reveal what was decided beforehand.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../text/words';
import type { Choice, Seat } from '../wire/tableTypes';
import type { Take } from './choices';
import { isAwaited, isOver, isThrownAway, playsForPots } from './potsInMiddle';
import { isShown, type TableState } from './table';

export interface PreAct {
  id: string;
  label: string;
  takes: string[];
}

/** Looked up when they are drawn: the language of the page is known only then. */
const all = (): PreAct[] => [
  { id: 'check-fold', label: words.pre.checkFold, takes: ['check', 'fold'] },
  { id: 'check', label: words.pre.check, takes: ['check'] },
  { id: 'call-any', label: words.pre.callAny, takes: ['check', 'call'] },
];

/** The same for every one of them. */
export const DELAY_MS = 1000;

export interface PreActs {
  offered: PreAct[];
  chosen: string;
  choose: (id: string) => void;
  /** My turn has come and what I said is about to be done. */
  pending: boolean;
}

export interface PreActing {
  now: TableState;
  me: string;
  mine: Seat | undefined;
  acts: Choice[];
  take: Take;
}

/** It is somebody else's turn, and I have a hand and chips; for whoever is leaving, the room acts. */
function mayPrepare({ now, me, mine, acts }: PreActing): boolean {
  const { zones } = now;
  if (!mine || mine.tags.includes('leaving')) return false;
  const hand = zones.positions.find((spot) => spot.bettor === me)?.hands[0];
  const inPlay = !!hand && hand.cards.length > 0 && !isThrownAway(hand);
  const betting = zones.table.phase === 'betting' && playsForPots(zones) && !isOver(zones);
  return inPlay && betting && !isAwaited(acts, zones) && mine.stackCents > 0;
}

/** The first of its choices that is offered now. */
export function answer(pre: PreAct | undefined, acts: Choice[]): Choice | undefined {
  return pre?.takes.map((id) => acts.find((act) => act.id === id)).find((act) => act !== undefined);
}

export function usePreActs(acting: PreActing): PreActs {
  const { now, acts } = acting;
  const { round } = now.zones.table;
  const [chosen, choose] = useState('');
  const pre = all().find(({ id }) => id === chosen);
  const turn = isShown(now) && isAwaited(acts, now.zones);
  const choice = turn ? answer(pre, acts) : undefined;
  const latest = useRef(acting);
  latest.current = acting;
  useEffect(() => choose(''), [round]);
  useEffect(() => {
    if (!turn || !pre) return;
    if (!choice) return choose('');
    const timer = setTimeout(() => {
      const offered = answer(pre, latest.current.acts);
      choose('');
      if (offered) latest.current.take(offered, offered.amount?.suggestedCents ?? 0, []);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [turn, chosen, choice?.id]);
  const pending = choice !== undefined;
  const offered = pending && pre ? [pre] : mayPrepare(acting) ? all() : [];
  return { offered, chosen, choose: (id) => choose(id === chosen ? '' : id), pending };
}
