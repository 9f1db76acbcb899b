/** The marked areas before one seat with what lies on them. */

import { layout } from '../../state/choices';
import { roomSaid } from '../../state/speakers';
import { money, shortly } from '../../text/money';
import type { Spot } from '../../wire/tableTypes';
import { ChipStack } from './Chips';
import { useFelt } from './feltContext';

/** `Red Flex` is printed as `RF` where the ring is empty. */
export const initials = (label: string): string =>
  label
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();

export function SeatAreas({ spot }: { spot: Spot }) {
  const { areas } = useFelt();
  const main = areas[0]?.wager ?? spot.stakes[0]?.wager;
  const known = new Set(areas.map((area) => area.wager));
  const others = spot.stakes.filter((stake) => !known.has(stake.wager));
  return (
    <ul class="areas">
      {layout(areas).map((area) => {
        const stake = spot.stakes.find(({ wager }) => wager === area.wager);
        return (
          <Place key={area.wager} label={area.label} cents={stake?.amountCents ?? 0} minor={area.wager !== main} />
        );
      })}
      {others.map((stake) => (
        <Place key={stake.wager} label={labelOf(stake.wager)} cents={stake.amountCents} minor />
      ))}
    </ul>
  );
}

/** A wager without an area of its own, such as insurance, is shown by name. */
export const labelOf = (wager: string): string =>
  roomSaid(wager.replace(/(^|-)(.)/g, (_, dash: string, first: string) => (dash ? ' ' : '') + first.toUpperCase()));

function Place({ label, cents, minor }: { label: string; cents: number; minor: boolean }) {
  return (
    <li class={`area ${minor ? 'minor' : ''} ${cents ? '' : 'empty'}`}>
      <span class="ring" aria-hidden="true">
        {cents ? <ChipStack cents={cents} /> : initials(label)}
      </span>
      {cents > 0 && (
        <span class="sr">
          {label} {money(cents)}
        </span>
      )}
      {cents > 0 && (
        <small aria-hidden="true">
          <span class="in-full">{label}</span>
          <span class="in-short">{minor ? initials(label) : ''}</span>
        </small>
      )}
      {cents > 0 && (
        <b class="num" aria-hidden="true">
          {shortly(cents)}
        </b>
      )}
    </li>
  );
}
