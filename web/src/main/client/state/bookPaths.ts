/** The addresses where the room answers the pocket book; answers are cached under these names. */
export const bookPath = (house: string, game: string): string => `/api/book/${house}/${game}`;

export const signPath = (house: string, game: string, stakes: string): string =>
  `${bookPath(house, game)}/sign?stakes=${encodeURIComponent(stakes)}`;

/** Cents by wager, and the schedule. */
export const feesPath = (house: string, game: string, bet: Record<string, string>): string =>
  `${bookPath(house, game)}/fees?${new URLSearchParams(bet)}`;
