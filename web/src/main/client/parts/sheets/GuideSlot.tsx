/** The guide, fetched for whoever has not been through it yet. */
import { playsForPots } from '../../state/potsInMiddle';
import { settings } from '../../state/settings';
import { useValue } from '../../state/watchedValue';
import type { Zones } from '../../wire/tableTypes';
import { LazySheet, loadGuide } from './LazySheet';

export interface GuideSlotProps {
  zones: Zones;
  turn: boolean;
  /** Chips are laid out or bet. */
  bets: boolean;
}

/** On a small screen it makes room (`later`) for the cards of a round against a bank, and for my turn at a pot; on a
 * low one for the tools of betting too (`aside`). */
export function GuideSlot({ zones, turn, bets }: GuideSlotProps) {
  const { guided } = useValue(settings);
  const pots = playsForPots(zones);
  const later = pots ? turn : zones.positions.some((spot) => spot.hands.length > 0);
  return guided ? null : <LazySheet load={loadGuide} of={{ pots, game: zones.table.game, later, aside: bets }} />;
}
