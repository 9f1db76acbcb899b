package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.variant.DealStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Writes a hand down as it is played, action by action, so that it can be judged again. Burns and
/// shuffles follow from the rest; a card that the reader may not know is `??`.
final class HandWriter {
  static final String UNKNOWN = "??";

  private final SeatPlaces seats;
  private final Sight sight;
  private final HandLines lines = new HandLines();
  private final Set<Integer> passedOver;
  private final StringBuilder killers = new StringBuilder();
  private boolean hasBets;
  private boolean isFirst;
  private int drawing = -1;
  private boolean hasDrawn;

  /// What the reader of a hand may know.
  @FunctionalInterface
  interface Sight {
    boolean knows(int place, Card card);
  }

  HandWriter(SeatPlaces seats, Sight sight) {
    this.seats = seats;
    this.sight = sight;
    this.passedOver = new TreeSet<>(seats.seats());
  }

  /// @param hand as it stands before the action
  void note(Hand hand, Action action) {
    if (!killers.isEmpty() && !(hand instanceof Hand.Killing)) {
      // Written as one line, after all the cards of the deal.
      lines.afterwards("kill" + killers);
      killers.setLength(0);
    }
    switch (action) {
      case Action.Deal(var card) -> dealt(hand, text(PokerGame.target(hand), card));
      case Action.DealUnknown _ -> dealt(hand, UNKNOWN);
      case Action.Shuffled _, Action.LetLive _ -> {} // follows from what is written
      case Action.Fold _ -> bet(hand, "folds");
      case Action.Check _ -> bet(hand, "checks");
      case Action.Call _ -> bet(hand, "calls");
      case Action.BringIn _ -> bet(hand, "brings-in");
      case Action.BetTo(long total) -> bet(hand, bets(hand, total));
      case Action.Kill(int place) -> killers.append(" ").append(seats.seat(place));
      case Action.Draw draw -> draw(hand, draw);
      case Action.Change(int place, long cards, int unnamed) ->
          drawn(hand, place, "changes", text(place, cards) + UNKNOWN.repeat(unnamed));
      case Action.Discard(int place, long card) ->
          decision(hand, "discard", place, card == 0 ? UNKNOWN : text(place, card));
      case Action.NotCleared(int place) -> decision(hand, "discard", place, "none");
      case Action.Show _ -> decision(hand, "show", turn(hand), "shows");
      case Action.Muck _ -> decision(hand, "show", turn(hand), "mucks");
      case Action.PlayBoard _ -> decision(hand, "show", turn(hand), "plays-board");
      case Action.Trouble(var what) -> {
        end(hand);
        new IrregularityWords(seats, hand).write(what, lines);
      }
    }
  }

  private static int turn(Hand hand) {
    return PokerGame.toAct(hand).first();
  }

  private String text(int place, Card card) {
    return place < 0 || sight.knows(place, card) ? card.toString() : UNKNOWN;
  }

  private String text(int place, long cards) {
    return Cards.ofBits(cards).stream()
        .map(card -> text(place, card))
        .collect(Collectors.joining());
  }

  private void dealt(Hand hand, String card) {
    if (hand instanceof Hand.Dealing d && d.now().kind() == DealStep.Kind.BURN) {
      return;
    }
    int place = PokerGame.target(hand);
    if (hand instanceof Hand.Replacing && place == drawing) {
      lines.more(hasDrawn ? card : " draws " + card);
      hasDrawn = true;
      return;
    }
    end(hand);
    isFirst = hand.felt().street() == 0;
    if (place < 0) {
      lines.board(street(hand), card);
    } else {
      lines.card(isFirst ? "deal" : street(hand), seats.seat(place), card);
      passedOver.remove(seats.seat(place));
    }
  }

  /// As it is called at the table: `before` and `after` the draw, else by its name.
  private static String street(Hand hand) {
    var name = hand.felt().streetNow().name();
    return name.startsWith("pre-") ? "before" : name.startsWith("post-") ? "after" : name;
  }

  private void bet(Hand hand, String words) {
    if (!lines.isOpen(street(hand))) {
      end(hand);
      isFirst = hand.felt().street() == 0;
    }
    lines.decision(street(hand), seats.seat(turn(hand)) + " " + words);
    hasBets = true;
  }

  /// Without an amount it is the least that may be bet.
  private static String bets(Hand hand, long total) {
    var offered = (LegalOptions.Bets) PokerGame.options(hand);
    boolean isOpened =
        offered.call() > 0 || (hand instanceof Hand.Betting b && b.round().level() > 0);
    var word = hand instanceof Hand.Opening ? "completes" : isOpened ? "raises" : "bets";
    boolean isLeast = offered.mayBet() && total == offered.least();
    return isLeast ? word : word + (isOpened ? " to " : " ") + Money.cents(total);
  }

  private void decision(Hand hand, String line, int place, String words) {
    if (!lines.isOpen(line)) {
      end(hand);
    }
    lines.decision(line, seats.seat(place) + " " + words);
  }

  private void draw(Hand hand, Action.Draw draw) {
    boolean isAsked = hand instanceof Hand.Replacing;
    int place = isAsked ? PokerGame.target(hand) : turn(hand);
    var given = text(place, draw.cards()) + UNKNOWN.repeat(draw.unnamed());
    var word = isAsked ? "changes" : given.isEmpty() ? "pat" : "discards";
    drawn(hand, place, word, given);
  }

  private void drawn(Hand hand, int place, String word, String given) {
    decision(hand, "draw", place, (word + " " + given).strip());
    drawing = place;
    hasDrawn = false;
  }

  /// Ends the line; a betting line gives the size of the pot.
  private void end(Hand hand) {
    if (hasBets) {
      var felt = hand.felt();
      long pot = felt.pot() + (isFirst ? felt.takenFromPots() : 0);
      lines.more("  pot " + Money.cents(pot));
      lines.close();
    }
    hasBets = false;
    drawing = -1;
  }

  /// All lines of the hand that has come to this end.
  List<String> lines(Hand end) {
    end(end);
    var all = new ArrayList<String>();
    if (!passedOver.isEmpty()) {
      // The deal line names everybody in the hand, even those who got no card.
      all.add("deal " + passedOver.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
    all.addAll(lines.all());
    return all;
  }
}
