/** Where seats are placed round a felt, in percent. Mine is always at the bottom; the others follow clockwise. */
export interface At {
  x: number;
  y: number;
  side: string;
}

/** A half-moon for a layout with marked areas, an oval for a table that plays for pots. */
export function places(others: number, moon: boolean): At[] {
  return moon ? moonPlaces(others) : ovalPlaces(others);
}

function moonPlaces(others: number): At[] {
  const left = Math.ceil(others / 2);
  const right = others - left;
  return [
    ...column(left).map((at) => ({ ...at, side: 'left' })),
    ...column(right)
      .map((at) => ({ x: 100 - at.x, y: at.y, side: 'right' }))
      .reverse(),
  ];
}

/** The arc from beside my place up to the dealer. */
function column(n: number): { x: number; y: number }[] {
  const lowest = n > 3 ? 76 : 68;
  const highest = 14;
  return Array.from({ length: n }, (_, i) => {
    const share = n === 1 ? 0.55 : i / (n - 1);
    const y = lowest - (lowest - highest) * share;
    const bend = ((y - highest) / (100 - highest)) ** 2;
    return { x: 13.5 + 15 * bend, y };
  });
}

/** Never nearer to my place than this: my cards need room. Degrees from the bottom, clockwise. */
const FIRST = 48;

function ovalPlaces(others: number): At[] {
  const first = Math.max(FIRST, 360 / (others + 1));
  const step = others > 1 ? (360 - 2 * first) / (others - 1) : 0;
  return Array.from({ length: others }, (_, i) => {
    const angle = ((first + i * step) * Math.PI) / 180;
    const across = -flattened(Math.sin(angle));
    return { x: 50 + 40 * across, y: 45 + 35 * flattened(Math.cos(angle)), side: across < 0 ? 'left' : 'right' };
  });
}

/** A long oval is squarer than a circle. */
const flattened = (share: number): number => Math.sign(share) * Math.abs(share) ** 0.8;

/** Where chips lie before a seat: on the way to the middle. */
export function before({ x, y }: At): { x: number; y: number } {
  return { x: 50 + (x - 50) * 0.64, y: 45 + (y - 45) * 0.66 };
}

/** The seats after mine, clockwise; all of them in their order when I have none. */
export function clockwise<T extends { seat: number }>(seats: T[], mine: number): T[] {
  const start = seats.findIndex((seat) => seat.seat === mine);
  return start < 0 ? seats : [...seats.slice(start + 1), ...seats.slice(0, start)];
}
