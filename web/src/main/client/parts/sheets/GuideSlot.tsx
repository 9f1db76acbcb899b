/** The guide, fetched for whoever has not been through it yet. */
import { playsForPots } from '../../state/middle';
import { settings } from '../../state/settings';
import { useValue } from '../../state/value';
import type { Zones } from '../../wire/table';
import { LazySheet, loadGuide } from './LazySheet';

/** On a small screen it makes room (`later`) for the cards of a round against a bank, and for my turn at a pot. */
export function GuideSlot({ zones, turn }: { zones: Zones; turn: boolean }) {
  const { guided } = useValue(settings);
  const pots = playsForPots(zones);
  const later = pots ? turn : zones.positions.some((spot) => spot.hands.length > 0);
  return guided ? null : <LazySheet load={loadGuide} of={{ pots, game: zones.table.game, later }} />;
}
