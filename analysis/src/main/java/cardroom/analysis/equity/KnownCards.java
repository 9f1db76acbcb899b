package cardroom.analysis.equity;

import java.util.List;

/// What one player knows about a poker hand in progress; sets of cards are bits.
///
/// @param hasDrawn whether the draw of a draw game is over for them
/// @param rivals everybody else still in
public record KnownCards(long own, long board, List<Rival> rivals, boolean hasDrawn) {

  public KnownCards {
    rivals = List.copyOf(rivals);
  }

  /// Somebody to be beaten.
  ///
  /// @param shown their cards that everybody sees
  /// @param presses whether they have put in chips that are still to be matched: such hands are
  ///   better than a random one
  public record Rival(long shown, boolean presses) {}

  /// The same cards, ignoring the others' bets.
  public KnownCards withoutTells() {
    var quiet = rivals.stream().map(rival -> new Rival(rival.shown(), false)).toList();
    return new KnownCards(own, board, quiet, hasDrawn);
  }

  /// Every card in sight.
  long all() {
    long all = own | board;
    for (var rival : rivals) {
      all |= rival.shown();
    }
    return all;
  }
}
