package cardroom.notation.phh;

/// Why a recorded hand agrees with the rules, or does not.
public enum PhhReason {
  /// Stacks or winnings as written, after the room's rake.
  AS_RECORDED("as-recorded", Verdict.AGREES, "stacks and winnings as recorded"),
  /// Some rooms count the returned part of a bet among the winnings.
  UNMATCHED_COUNTED(
      "unmatched-counted", Verdict.AGREES, "winnings count a bet that nobody matched"),
  /// Neither stacks nor winnings are written, or everybody's winnings are 0.
  WINNINGS_UNKNOWN("winnings-unknown", Verdict.AGREES, "no winnings are recorded"),
  /// Nobody's cards are named, and the pot is what the recorded winner took.
  WINNER_UNSEEN("winner-unseen", Verdict.AGREES, "won without a named card"),
  /// A player with an unknown stack no longer acts.
  ALL_IN_UNKNOWN(
      "stack-unknown", Verdict.AGREES, "a stack is unknown: whoever no longer acts is all in"),

  MORE_WON("more-won", Verdict.CONTRADICTS, "more is won than lay in the pot"),
  LESS_WON("less-won", Verdict.CONTRADICTS, "more is missing from the pot than a rake explains"),
  WINNER_LEFT_OUT("winner-left-out", Verdict.CONTRADICTS, "the winnings leave out a winner"),
  ENDS_EARLY("ends-early", Verdict.CONTRADICTS, "the actions end before the hand does"),
  GOES_ON("goes-on", Verdict.CONTRADICTS, "the actions go on after the hand is over"),
  LEFT_OUT("left-out", Verdict.CONTRADICTS, "a player is dealt in and never acts"),
  CARD_TWICE("card-twice", Verdict.CONTRADICTS, "a card is dealt or shown twice"),
  CARDS_CHANGE("cards-change", Verdict.CONTRADICTS, "a player shows other cards than were dealt"),
  MORE_BET("more-bet", Verdict.CONTRADICTS, "a player bets more than the stack holds"),

  CARDS_UNKNOWN("cards-unknown", Verdict.SILENT, "the cards that decide are not named"),
  POT_UNKNOWN("pot-unknown", Verdict.SILENT, "a stack is unknown, and so is the pot"),

  WINNERS_DIFFER("winners-differ", Verdict.DIFFERS, "another player wins"),
  STACKS_DIFFER("stacks-differ", Verdict.DIFFERS, "the stacks are different"),
  REFUSED("refused", Verdict.DIFFERS, "the rules refuse an action"),
  UNREADABLE("unreadable", Verdict.UNREAD, "the record cannot be read");

  /// What a reason amounts to.
  public enum Verdict {
    AGREES,
    /// The record cannot be true, whatever the rules are.
    CONTRADICTS,
    /// The record does not say what would decide it.
    SILENT,
    DIFFERS,
    UNREAD
  }

  private final String id;
  private final Verdict verdict;
  private final String words;

  PhhReason(String id, Verdict verdict, String words) {
    this.id = id;
    this.verdict = verdict;
    this.words = words;
  }

  /// The word for scripts.
  public String id() {
    return id;
  }

  public Verdict verdict() {
    return verdict;
  }

  public String words() {
    return words;
  }

  public boolean agrees() {
    return verdict == Verdict.AGREES;
  }
}
