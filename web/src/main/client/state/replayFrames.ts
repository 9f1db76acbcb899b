/** A round told step by step: each step holds the zones that changed; a frame is the whole table at that step. */
import type { RoundStory } from '../wire/lobbyTypes';
import type { StoryLine, Zones } from '../wire/tableTypes';
import { NO_ZONES } from '../wire/tableTypes';
import { linesHeard, room, zonesHeard } from './speakers';
import { FIRST_STATE, type TableState } from './table';

/** A round of this room, or a hand from a file. */
export type Told = Pick<RoundStory, 'story' | 'steps'>;
export interface Frame {
  number: number;
  zones: Zones;
}

export function framesOf({ steps }: Told): Frame[] {
  let zones: Zones = { ...NO_ZONES };
  return steps.map((step) => {
    zones = { ...zones, ...step.zones };
    return { number: step.number, zones };
  });
}

/** The same as this person reads it, with names in place of seat numbers. */
export function toldTo<T extends Told>(told: T, me: string): T {
  const seats = framesOf(told).flatMap(({ zones }) => zones.seats.filter(({ player }) => player));
  const say = (text: string) => room.said(text, { seats, me });
  const steps = told.steps.map((step) => ({ ...step, zones: zonesHeard(step.zones, say) }));
  return { ...told, steps, story: linesHeard(told.story, say) };
}

/** Whether somebody of this name took part: only they can mark it. */
export const hasPlayed = ({ steps }: Told, name: string): boolean =>
  name !== '' &&
  steps.some(
    ({ zones }) => zones.bank?.player === name || zones.positions?.some(({ bettor }) => bettor === name) === true,
  );

/** What had been said by then. */
export const toldBy = (story: StoryLine[], { number }: Frame): StoryLine[] =>
  story.filter((line) => line.number <= number && line.text !== '');

/** Nothing moves and nothing can be decided: it is over. */
export const still = (zones: Zones): TableState => ({
  ...FIRST_STATE,
  zones: { ...zones, clock: null },
  before: zones,
  loaded: true,
});
