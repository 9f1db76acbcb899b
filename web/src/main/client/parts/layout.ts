/** Where seats lie round a felt, in percent. Mine is always below; the others follow clockwise in playing order. */
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

/** From beside my place up to the dealer. */
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

function ovalPlaces(others: number): At[] {
  return Array.from({ length: others }, (_, i) => {
    const angle = Math.PI / 2 + ((i + 1) * 2 * Math.PI) / (others + 1);
    return {
      x: 50 + 39 * Math.cos(angle),
      y: 46 + 37 * Math.sin(angle),
      side: Math.cos(angle) < 0 ? 'left' : 'right',
    };
  });
}

/** The seats after mine, clockwise; all of them in their order when I have none. */
export function clockwise<T extends { seat: number }>(seats: T[], mine: number): T[] {
  const start = seats.findIndex((seat) => seat.seat === mine);
  return start < 0 ? seats : [...seats.slice(start + 1), ...seats.slice(0, start)];
}
