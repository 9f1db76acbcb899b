package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingStory;
import cardroom.games.table.Event;
import cardroom.games.table.Face;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// What to say and to show of an event, as one person may know it.
final class PokerStory {
  private final PokerSheet sheet;
  private final PokerState before;
  private final Predicate<Player> sees;

  /// @param sees whose cards the listener knows
  PokerStory(PokerSheet sheet, PokerState before, Predicate<Player> sees) {
    this.sheet = sheet;
    this.before = before;
    this.sees = sees;
  }

  List<StoryLine> of(Event event) {
    return switch (event) {
      case PokerEvent own -> told(own);
      case SeatingEvent seating -> SeatingStory.of(seating, "hand");
      default -> throw new IllegalArgumentException(event + " is not of a poker table");
    };
  }

  private List<StoryLine> told(PokerEvent event) {
    return switch (event) {
      case PokerEvent.Entered(var player, var entry) -> say(player + entered(entry));
      case PokerEvent.Missed(var player) -> List.of(missed(player));
      case PokerEvent.Began(int round, var lineup) -> began(round, lineup);
      case PokerEvent.Shuffled _ ->
          List.of(StoryLine.at(Position.TABLE, Kind.SHUFFLE, "The cards are shuffled."));
      case PokerEvent.Dealt dealt -> List.of(dealt(dealt));
      // The line about the cards turned up says it already.
      case PokerEvent.Decided decided when decided.choice() == PokerDecision.SHOW -> List.of();
      case PokerEvent.Decided decided when isOfKill() -> killed(decided);
      case PokerEvent.Decided decided -> List.of(decided(decided));
      case PokerEvent.Turned(int seat, var cards) -> List.of(turned(seat, cards));
      case PokerEvent.Armed _ -> List.of();
      case PokerEvent.Troubled troubled -> IrregularityTexts.told(troubled);
      case PokerEvent.Taken(int seat, int index) ->
          List.of(IrregularityTexts.taken(before, seat, index));
      case PokerEvent.Redealt _ -> List.of(IrregularityTexts.misdeal());
      case PokerEvent.Ended(var lines, var fee, var rule) -> ended(lines, fee, rule);
      case PokerEvent.Voided(var why) -> List.of(voided(why));
    };
  }

  private static StoryLine voided(String why) {
    var text = "The hand is void: %s. All chips go back.".formatted(why);
    return StoryLine.at(Position.TABLE, Kind.SAY, text, RoomRule.VOID);
  }

  private static List<StoryLine> say(String text) {
    return List.of(StoryLine.say(text));
  }

  private static String entered(PokerPlayer.Entry entry) {
    return switch (entry) {
      case WAITING -> " waits for the big blind.";
      case POSTS_BIG -> " posts the big blind.";
      case POSTS_BOTH -> " posts both blinds.";
      case KILLS -> " asks to kill the next pot to come in.";
      case IN, NEW, MISSED -> " plays.";
    };
  }

  private List<StoryLine> began(int round, Lineup lineup) {
    var lines = new ArrayList<StoryLine>();
    lines.add(StoryLine.say("Hand %d.".formatted(round)));
    if (lineup.button() > 0) {
      lines.add(
          StoryLine.at(
              Position.seat(lineup.button()),
              Kind.BUTTON,
              "The button is at seat %d.".formatted(lineup.button()),
              PokerRule.BUTTON_FORWARD));
    }
    lines.addAll(new PostedChips(sheet, before, lineup).story());
    return lines;
  }

  private StoryLine missed(Player player) {
    var position = before.of(player).map(chair -> Position.seat(chair.seat()));
    var text = "The blind passes " + player + ".";
    var rule = PostedChips.missed(sheet);
    return StoryLine.at(position.orElse(Position.TABLE), Kind.SAY, text, rule);
  }

  private StoryLine dealt(PokerEvent.Dealt dealt) {
    var play = before.play().orElseThrow();
    int place = PokerGame.target(play.hand());
    var position = place < 0 ? Position.TABLE : Position.seat(play.lineup().seat(place));
    boolean mine =
        place >= 0
            && before.at(play.lineup().seat(place)).filter(c -> sees.test(c.player())).isPresent();
    var face = dealt.faceUp() || mine ? Face.up(dealt.card()) : Face.down();
    var where = place < 0 ? (dealt.faceUp() ? "The board" : "Burn") : "Seat " + position;
    var said = face instanceof Face.Up up ? up.toString() : "a card face down";
    return StoryLine.card(position, Kind.DEAL, where + ": " + said, face);
  }

  private StoryLine decided(PokerEvent.Decided decided) {
    var position = Position.seat(decided.seat());
    var amount = decided.amount().isPositive() ? decided.amount() : price(decided);
    // A player who did not answer in time, or has left, did not decide it themselves; a
    // beaten hand is mucked automatically.
    var isForThem = decided.byRoom() && decided.choice() != PokerDecision.MUCK;
    var words = isForThem ? "The room acts for seat %d: %s." : "Seat %d %s.";
    var text = words.formatted(decided.seat(), ActionTexts.of(decided, amount));
    return new StoryLine(Kind.DECISION, text, position, List.of(), amount, clause(decided));
  }

  private Optional<Rule> clause(PokerEvent.Decided decided) {
    return switch (decided.choice()) {
      case PLAY_BOARD -> Optional.of(IrregularityRule.PLAYS_BOARD);
      case NOT_CLEARED -> Optional.of(IrregularityRule.PINEAPPLE_NOT_CLEARED);
      case BRING_IN -> Optional.of(sheet.variant().opens());
      case KILL, LET_LIVE -> Optional.of(VariantRule.KILL);
      default -> Optional.empty();
    };
  }

  private boolean isOfKill() {
    return before.play().filter(play -> play.hand() instanceof Hand.Killing).isPresent();
  }

  /// Of several who ask for it only one kills, which is told when all have answered.
  private List<StoryLine> killed(PokerEvent.Decided decided) {
    var play = before.play().orElseThrow();
    var after = PokerGame.apply(play.hand(), PokerTransitions.action(play, decided)).felt();
    var asked = decided(decided);
    if (after.killer() < 0) {
      return List.of(asked);
    }
    int seat = play.lineup().seat(after.killer());
    var price = Money.cents(after.chips().in(after.killer()));
    var text = "Seat %d kills the pot for %s.".formatted(seat, price);
    var kill = StoryLine.chips(Position.seat(seat), text, price, VariantRule.KILL);
    return List.of(asked, kill);
  }

  /// What a call or the bring-in costs.
  private Money price(PokerEvent.Decided decided) {
    boolean costs = List.of(PokerDecision.CALL, PokerDecision.BRING_IN).contains(decided.choice());
    return costs
            && PokerGame.options(before.play().orElseThrow().hand())
                instanceof LegalOptions.Bets bets
        ? Money.cents(bets.call())
        : Money.ZERO;
  }

  private static StoryLine turned(int seat, List<cardroom.cards.Card> cards) {
    var faces = cards.stream().map(Face::up).toList();
    var named = cards.stream().map(cardroom.cards.Card::toString).collect(Collectors.joining(" "));
    var text = "Seat %d shows %s.".formatted(seat, named);
    return new StoryLine(
        Kind.TURN, text, Position.seat(seat), faces, Money.ZERO, PokerRule.SHOWDOWN);
  }

  private List<StoryLine> ended(List<PokerEvent.Line> lines, Money fee, Rule rule) {
    var story = new ArrayList<>(IrregularityTexts.fouled(before.play().orElseThrow()));
    for (var line : lines) {
      var with = line.hand().isEmpty() ? "" : " with " + line.hand();
      var verb = line.award() == PotAward.RETURNED ? "gets back" : "wins";
      var text = "Seat %d %s %s%s.".formatted(line.seat(), verb, line.amount(), with);
      var position = Position.seat(line.seat());
      story.add(new StoryLine(Kind.RESULT, text, position, List.of(), line.amount(), line.rule()));
    }
    if (fee.isPositive()) {
      story.add(
          StoryLine.chips(Position.TABLE, "%s goes into the drop.".formatted(fee), fee, rule));
    }
    return story;
  }
}
