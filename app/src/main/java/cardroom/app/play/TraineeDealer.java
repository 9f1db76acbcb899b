package cardroom.app.play;

import cardroom.cards.RandomBits;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;

/// A dealer in training: in every other hand something goes wrong, and the floor puts it right.
///
/// The table decides whether a mistake is possible; one that is not possible yet is tried again
/// later.
final class TraineeDealer {

  /// The mistake is made after one of this many decisions in a hand, each equally likely.
  private static final int LATEST = 16;

  /// A wrong number of cards is noticed within this many decisions.
  private static final int NOTICED = 4;

  private final RandomBits bits;
  private int round;
  private int wait;
  private String mistake = "";
  private Position seat = Position.TABLE;

  TraineeDealer(RandomBits bits) {
    this.bits = bits;
  }

  /// What goes wrong now, if anything does; asked before the first card and after every decision.
  Optional<Call> now(View view) {
    if (view.table().round() != round) {
      round = view.table().round();
      plan(view);
    } else if (wait > 0) {
      wait--;
    }
    return wait > 0 || mistake.isEmpty()
        ? Optional.empty()
        : Optional.of(new Call("training", mistake, seat, Money.ZERO, List.of()));
  }

  private void plan(View view) {
    mistake = "";
    var seats = view.positions().stream().map(View.Spot::position).toList();
    if (!seats.isEmpty() && Shuffle.below(2, bits) == 0) {
      mistake = one(mistakes(Variants.of(view.table().game()).irregularities()));
      var at = one(seats);
      seat = isOfTable(mistake) ? Position.TABLE : at;
      wait = Shuffle.below(2, bits) * Shuffle.below(LATEST, bits);
    }
  }

  private static List<String> mistakes(IrregularitySection section) {
    return switch (section) {
      case FLOP_GAMES ->
          List.of(
              "skipped",
              "extra",
              "expose-next",
              "expose-next-off-table",
              "expose-next-touched",
              "board-early",
              "board-early",
              "board-too-many");
      case DRAW_GAMES, LOWBALL ->
          List.of("skipped", "extra", "expose-next", "expose-next-off-table");
      case STUD_GAMES ->
          List.of(
              "skipped",
              "expose-next",
              "expose-next",
              "expose-next-off-table",
              "burned-none",
              "burned-two",
              "burned-none-lost",
              "burned-two-lost");
    };
  }

  private static boolean isOfTable(String mistake) {
    return mistake.startsWith("board-") || mistake.startsWith("burned-");
  }

  private <E> E one(List<E> of) {
    return of.get(Shuffle.below(of.size(), bits));
  }

  /// The mistake is made; a wrong number of cards will be noticed sooner or later.
  void made() {
    boolean isMiscount = mistake.equals("skipped") || mistake.equals("extra");
    mistake = isMiscount ? "found" : "";
    wait = isMiscount ? 1 + Shuffle.below(NOTICED, bits) : 0;
  }
}
