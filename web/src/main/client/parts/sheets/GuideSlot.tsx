/** The guide, fetched for whoever has not been through it yet. */
import { playsForPots } from '../../state/middle';
import { settings } from '../../state/settings';
import { useValue } from '../../state/value';
import type { Zones } from '../../wire/table';
import { LazySheet, loadGuide } from './LazySheet';

export function GuideSlot({ zones }: { zones: Zones }) {
  const { guided } = useValue(settings);
  return guided ? null : <LazySheet load={loadGuide} of={{ pots: playsForPots(zones), game: zones.table.game }} />;
}
