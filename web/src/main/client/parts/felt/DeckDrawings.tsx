/** The drawings of our deck, laid into the page once; every card refers to them. Own drawing, ranks are strokes. */
const RANKS: Record<string, string> = {
  A: 'M4 78 30 6 56 78M14 54H46',
  2: 'M9 27C9 13 18 6 30 6S51 14 51 26C51 43 10 54 9 73H54',
  3: 'M9 7H50L28 33C43 32 52 42 52 54 52 67 42 75 29 75 19 75 11 70 7 62',
  4: 'M42 79V7L6 56H58',
  5: 'M49 7H16L13 37C17 32 23 30 30 30 43 30 52 39 52 52 52 66 42 75 29 75 19 75 11 70 7 62',
  6: 'M46 5C26 14 9 33 9 53 9 67 18 75 30 75S52 66 52 53 43 32 31 32C20 32 11 40 9 50',
  7: 'M6 7H52L25 79',
  8: 'M30 6a17 15.5 0 1 0 .01 0M30 37a22 19 0 1 0 .01 0',
  9: 'M14 75C34 66 51 47 51 27 51 13 42 5 30 5S8 14 8 27 17 48 29 48C40 48 49 40 51 30',
  T: 'M3 18 15 8V78M34 25a13 19 0 0 1 26 0v31a13 19 0 0 1-26 0Z',
  J: 'M22 7H49M41 7V55C41 68 34 75 23 75 13 75 7 69 6 59',
  Q: 'M29 6a22 34.5 0 1 0 .01 0M34 55 57 80',
  K: 'M10 3V79M54 4 11 50M27 35 57 79',
};
const SUITS: Record<string, string> = {
  s:
    'M50 4C57 24 95 41 95 66 95 79 85 87 74 87 66 87 59 83 55 75 56 87 60 93 68 97H32' +
    'C40 93 44 87 45 75 41 83 34 87 26 87 15 87 5 79 5 66 5 41 43 24 50 4Z',
  h: 'M50 94C27 73 5 54 5 30 5 15 16 6 28 6 38 6 46 12 50 22 54 12 62 6 72 6 84 6 95 15 95 30 95 54 73 73 50 94Z',
  d: 'M50 3Q67 30 90 50 67 70 50 97 33 70 10 50 33 30 50 3Z',
  c:
    'M50 4A21.5 21.5 0 0 1 67 39 21.5 21.5 0 1 1 56 74Q58 90 68 97H32Q42 90 44 74' +
    'A21.5 21.5 0 1 1 33 39 21.5 21.5 0 0 1 50 4Z',
};
/** What a court card wears above its pip: a king's crown, a queen's coronet, a jack's plumed cap. */
const COURTS: Record<string, string> = {
  K: 'M2 27 1 8 12 17 22 2 32 17 43 8 42 27ZM2 30H42V34H2Z',
  Q:
    'M5 27' +
    'C3 19 2 15 0 11 6 17 10 18 13 18 17 18 20 13 22 6 24 13 27 18 31 18 34 18 38 17 44 11 42 15 41 19 39 27' +
    'ZM5 30H39V34H5ZM22 0a3 3 0 1 0 .01 0M0 5a2.6 2.6 0 1 0 .01 0M44 5a2.6 2.6 0 1 0 .01 0',
  J: 'M4 28C3 15 12 10 23 11 27 4 34 0 44 2 44 9 39 13 34 15 40 18 42 23 42 28ZM4 31H42V35H4Z',
};

export function DeckDrawings() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        {Object.entries(RANKS).map(([rank, path]) => (
          <path id={`rank-${rank}`} class="glyph" d={path} />
        ))}
        {Object.entries(SUITS).map(([suit, path]) => (
          <path id={`suit-${suit}`} class="pip" d={path} />
        ))}
        {Object.entries(COURTS).map(([rank, path]) => (
          <path id={`court-${rank}`} class="pip" d={path} />
        ))}
        <path id="court-star" class="pip" d="M50 4 62 37 97 38 69 59 79 93 50 73 21 93 31 59 3 38 38 37Z" />
        <pattern id="lattice" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0H11M0 0V11" stroke="#fffdf8" stroke-opacity=".34" stroke-width="1.3" />
          <circle cx="5.5" cy="5.5" r="1.3" fill="#fffdf8" fill-opacity=".5" />
        </pattern>
        <radialGradient id="cloth-light" cx="50%" cy="28%" r="78%">
          <stop offset="0" style={{ stopColor: 'var(--felt)' }} />
          <stop offset="1" style={{ stopColor: 'var(--felt-deep)' }} />
        </radialGradient>
      </defs>
    </svg>
  );
}
