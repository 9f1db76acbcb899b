/** How a card may look from behind, beside the lattice: the side of a tile, and what is drawn on it. */
const BACKS: Record<string, [number, string]> = {
  waves: [16, 'M0 4Q4 0 8 4T16 4M0 12Q4 8 8 12T16 12'],
  scales: [14, 'M0 7A7 7 0 0 0 14 7M-7 0A7 7 0 0 0 7 0A7 7 0 0 0 21 0M-7 14A7 7 0 0 0 7 14A7 7 0 0 0 21 14'],
  rays: [12, 'M0 12 12 0M0 0 12 12M6 0V12M0 6H12'],
};

/** Laid into the page once, as the deck is. */
export function CardBacks() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {Object.entries(BACKS).map(([id, [size, path]]) => (
          <pattern key={id} id={id} width={size} height={size} patternUnits="userSpaceOnUse">
            <path d={path} fill="none" stroke="#fffdf8" stroke-opacity=".45" stroke-width="1.4" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
