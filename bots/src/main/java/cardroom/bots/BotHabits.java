package cardroom.bots;

/// How a bot likes to play, in percent: how often it banks, plays bonus bets, bets on a further
/// circle or behind somebody, insures, doubles or insures for less, and errs.
///
/// @param units how many minimum wagers it bets at most
public record BotHabits(
    int banks, int bonus, int circles, int behind, int insures, int less, int errs, int units) {

  public static final BotHabits STEADY = new BotHabits(50, 20, 10, 10, 15, 5, 2, 3);
  public static final BotHabits LIVELY = new BotHabits(35, 60, 25, 35, 40, 25, 8, 8);
  public static final BotHabits CAREFUL = new BotHabits(15, 5, 0, 5, 20, 10, 4, 1);
  public static final BotHabits BANKER = new BotHabits(90, 10, 0, 5, 0, 5, 1, 4);
}
