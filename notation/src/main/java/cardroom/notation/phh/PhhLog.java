package cardroom.notation.phh;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.hand.PokerGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A hand in which something went wrong, action by action, burns and shuffles included: what the
/// standard's own actions cannot say (`_log`, `docs/phh.md`).
final class PhhLog {
  private PhhLog() {}

  static List<String> write(List<Action> actions) {
    return actions.stream().map(PhhLog::word).toList();
  }

  private static String word(Action action) {
    return switch (action) {
      case Action.Deal(var card) -> "deal " + card;
      case Action.DealUnknown _ -> "deal ??";
      case Action.Shuffled _ -> "shuffle";
      case Action.Fold _ -> "f";
      case Action.Check _ -> "check";
      case Action.Call _ -> "call";
      case Action.BetTo(long total) -> "cbr " + Phh.amount(total);
      case Action.BringIn _ -> "pb";
      case Action.Kill(int place) -> "kill " + player(place);
      case Action.LetLive(int place) -> "live " + player(place);
      case Action.Draw(long cards, int unnamed) ->
          "sd " + Cards.text(Cards.ofBits(cards)) + "??".repeat(unnamed) + "-";
      case Action.Change(int place, long cards, int unnamed) ->
          "change %s %s%s-"
              .formatted(player(place), Cards.text(Cards.ofBits(cards)), "??".repeat(unnamed));
      case Action.Discard(int place, long card) ->
          "discard " + player(place) + " " + Card.at(Long.numberOfTrailingZeros(card));
      case Action.NotCleared(int place) -> "uncleared " + player(place);
      case Action.Show _ -> "show";
      case Action.Muck _ -> "muck";
      case Action.PlayBoard _ -> "board";
      case Action.Trouble(var what) -> word(what);
    };
  }

  private static String word(Irregularity what) {
    return switch (what) {
      case Irregularity.Skipped(int place) -> "skipped " + player(place);
      case Irregularity.Extra(int place) -> "extra " + player(place);
      case Irregularity.Found(int place) -> "found " + player(place);
      case Irregularity.Taken(int place, int index) -> "taken " + player(place) + " " + index;
      case Irregularity.Exposed(int place, var card, var cause) ->
          "exposed %s %s %s".formatted(player(place), card, cause.name().toLowerCase(Locale.ROOT));
      case Irregularity.BoardTooMany _ -> "board-too-many";
      case Irregularity.BoardEarly _ -> "board-early";
      case Irregularity.BurnWrong(int burned, boolean traceable) ->
          "burned " + burned + (traceable ? " traced" : " lost");
      case Irregularity.AllInForPot(int place) -> "all-in-for-pot " + player(place);
      case Irregularity.Withdrawn(int place) -> "withdrawn " + player(place);
      case Irregularity.ActedEarly _ -> "acted-early";
    };
  }

  private static String player(int place) {
    return "p" + (place + 1);
  }

  /// Plays the log from the start of the hand.
  static List<HandStep> play(PhhHand record) {
    var steps = new ArrayList<HandStep>();
    var hand = PokerGame.open(PhhStart.withBurns(record));
    for (var line : record.own().log()) {
      var action = new LogLine(line, record.players()).action();
      var refusal = PokerGame.refusal(hand, action);
      if (refusal.isPresent()) {
        throw new LogLine(line, record.players()).error(refusal.get().words());
      }
      var next = PokerGame.apply(hand, action);
      steps.add(new HandStep(hand, action, next));
      hand = next;
    }
    return steps;
  }

  /// One line of the log.
  private record LogLine(PhhHand.Line from, int players) {

    Action action() {
      return switch (first()) {
        case "deal" -> second().equals("??") ? Action.UNKNOWN : Action.Deal.of(card(second()));
        case "shuffle" -> Action.SHUFFLED;
        case "f" -> Action.FOLD;
        case "check" -> Action.CHECK;
        case "call" -> Action.CALL;
        case "cbr" -> new Action.BetTo(PhhAmount.parse(second(), from.line()));
        case "pb" -> Action.BRING_IN;
        case "kill" -> new Action.Kill(place());
        case "live" -> new Action.LetLive(place());
        case "sd" -> draw(second());
        case "change" -> {
          var draw = draw(word(2));
          yield new Action.Change(place(), draw.cards(), draw.unnamed());
        }
        case "discard" -> new Action.Discard(place(), card(word(2)).bit());
        case "uncleared" -> new Action.NotCleared(place());
        case "show" -> Action.SHOW;
        case "muck" -> Action.MUCK;
        case "board" -> Action.PLAY_BOARD;
        default -> new Action.Trouble(trouble());
      };
    }

    private Irregularity trouble() {
      return switch (first()) {
        case "skipped" -> new Irregularity.Skipped(place());
        case "extra" -> new Irregularity.Extra(place());
        case "found" -> new Irregularity.Found(place());
        case "taken" -> new Irregularity.Taken(place(), number(word(2)));
        case "exposed" -> new Irregularity.Exposed(place(), card(word(2)), cause(word(3)));
        case "board-too-many" -> new Irregularity.BoardTooMany();
        case "board-early" -> new Irregularity.BoardEarly();
        case "burned" -> new Irregularity.BurnWrong(number(second()), word(2).equals("traced"));
        case "all-in-for-pot" -> new Irregularity.AllInForPot(place());
        case "withdrawn" -> new Irregularity.Withdrawn(place());
        case "acted-early" -> new Irregularity.ActedEarly();
        default -> throw error("expected a line of the log, as docs/phh.md lists them");
      };
    }

    private String word(int at) {
      var words = List.of(from.text().strip().split("\\s+", -1));
      return at < words.size() ? words.get(at) : "";
    }

    private String first() {
      return word(0);
    }

    private String second() {
      return word(1);
    }

    private int place() {
      int number = second().startsWith("p") ? number(second().substring(1)) : 0;
      if (number < 1 || number > players) {
        throw error("expected a player p1 to p" + players);
      }
      return number - 1;
    }

    private int number(String word) {
      if (word.isEmpty() || word.length() > 2 || !word.chars().allMatch(Character::isDigit)) {
        throw error("expected a number, not '" + word + "'");
      }
      return Integer.parseInt(word);
    }

    private Action.Draw draw(String cards) {
      int unnamed = (int) cards.chars().filter(c -> c == '?').count() / 2;
      var named = cards.replace("??", "").replace("-", "");
      try {
        return new Action.Draw(Cards.bits(Cards.parse(named)), unnamed);
      } catch (IllegalArgumentException _) {
        throw error("'" + named + "' is not a list of cards");
      }
    }

    private Card card(String word) {
      try {
        return Card.parse(word);
      } catch (IllegalArgumentException _) {
        throw error("'" + word + "' is not a card");
      }
    }

    private Cause cause(String word) {
      for (var cause : Cause.values()) {
        if (cause.name().toLowerCase(Locale.ROOT).equals(word)) {
          return cause;
        }
      }
      throw error("expected dealer, off_table or touched, not '" + word + "'");
    }

    PhhError error(String what) {
      return new PhhError(from.line(), "_log '" + from.text() + "': " + what);
    }
  }
}
