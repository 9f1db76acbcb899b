package cardroom.notation.phh;

import cardroom.cards.Card;
import cardroom.games.poker.betting.PlaceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One action of a recorded hand.
///
/// @param player the player, from 0; -1 for the board
/// @param faces the cards in order; empty for `??`
/// @param isDash whether the cards are those already dealt (`sm -`)
record PhhAction(
    Kind kind,
    int player,
    long amount,
    List<Optional<Card>> faces,
    boolean isDash,
    String text,
    int line) {

  enum Kind {
    DEAL_HOLE,
    DEAL_BOARD,
    FOLD,
    CHECK_OR_CALL,
    BET,
    BRING_IN,
    DRAW,
    SHOW
  }

  static PhhAction read(PhhHand.Line from, int players) {
    var words = words(from.text());
    if (words[0].equals("d")) {
      return deal(from, words, players);
    }
    int player = player(from, words[0], players);
    var verb = words.length > 1 ? words[1] : "";
    return switch (verb) {
      case "f" -> plain(Kind.FOLD, player, from);
      case "cc" -> plain(Kind.CHECK_OR_CALL, player, from);
      case "pb" -> plain(Kind.BRING_IN, player, from);
      case "cbr" -> bet(from, words, player);
      case "sd" -> withCards(Kind.DRAW, player, words, 2, from);
      case "sm" -> withCards(Kind.SHOW, player, words, 2, from);
      default ->
          throw error(from, "expected f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS] of a player");
    };
  }

  /// Split at spaces without a regular expression, because a file may hold a million actions.
  private static String[] words(String text) {
    var words = new ArrayList<String>(4);
    int begin = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) <= ' ') {
        if (i > begin) {
          words.add(text.substring(begin, i));
        }
        begin = i + 1;
      }
    }
    return words.toArray(String[]::new);
  }

  private static PhhAction deal(PhhHand.Line from, String[] words, int players) {
    if (words.length == 4 && words[1].equals("dh")) {
      return withCards(Kind.DEAL_HOLE, player(from, words[2], players), words, 3, from);
    }
    if (words.length == 3 && words[1].equals("db")) {
      return withCards(Kind.DEAL_BOARD, -1, words, 2, from);
    }
    throw error(from, "expected 'd dh pN CARDS' or 'd db CARDS'");
  }

  private static PhhAction bet(PhhHand.Line from, String[] words, int player) {
    if (words.length != 3) {
      throw error(from, "expected the total of the bet after cbr");
    }
    long amount = PhhAmount.parse(words[2], from.line());
    return new PhhAction(Kind.BET, player, amount, List.of(), false, from.text(), from.line());
  }

  private static PhhAction plain(Kind kind, int player, PhhHand.Line from) {
    return new PhhAction(kind, player, 0, List.of(), false, from.text(), from.line());
  }

  private static int player(PhhHand.Line from, String word, int players) {
    boolean named = word.length() >= 2 && word.length() <= 3 && word.charAt(0) == 'p';
    int number = 0;
    for (int i = 1; named && i < word.length(); i++) {
      named = Character.isDigit(word.charAt(i));
      number = number * 10 + Character.digit(word.charAt(i), 10);
    }
    if (!named || number < 1 || number > players) {
      throw error(from, "expected a player p1 to p" + players);
    }
    return number - 1;
  }

  private static PhhAction withCards(
      Kind kind, int player, String[] words, int at, PhhHand.Line from) {
    var faces = new ArrayList<Optional<Card>>();
    for (int word = at; word < words.length; word++) {
      var given = words[word];
      var text = given.equals("-") ? "" : given.indexOf('1') < 0 ? given : given.replace("10", "T");
      if (text.length() % 2 != 0) {
        throw error(from, "'" + text + "' is not a list of cards");
      }
      for (int i = 0; i < text.length(); i += 2) {
        var two = text.substring(i, i + 2);
        faces.add(two.equals("??") ? Optional.empty() : Optional.of(card(two, from)));
      }
    }
    boolean isDash = words.length > at && words[at].equals("-");
    return new PhhAction(kind, player, 0, List.copyOf(faces), isDash, from.text(), from.line());
  }

  private static Card card(String two, PhhHand.Line from) {
    try {
      return Card.parse(two);
    } catch (IllegalArgumentException e) {
      throw error(from, e.getMessage() == null ? two : e.getMessage());
    }
  }

  static PhhError error(PhhHand.Line from, String what) {
    return new PhhError(from.line(), "action '" + from.text() + "': " + what);
  }

  /// The cards that are named.
  List<Card> cards() {
    return faces.stream().flatMap(Optional::stream).toList();
  }

  /// How many are not.
  int unknown() {
    return faces.size() - cards().size();
  }

  PhhError error(PhhReason reason, String what) {
    return new PhhError(line, reason, "action '" + text + "': " + what);
  }

  boolean isDeal() {
    return kind == Kind.DEAL_HOLE || kind == Kind.DEAL_BOARD;
  }

  /// The player of the first decision, or -1.
  static int firstActor(List<PhhHand.Line> actions) {
    for (var action : actions) {
      var text = action.text();
      int end = 1;
      while (end < text.length() && Character.isDigit(text.charAt(end))) {
        end++;
      }
      if (text.charAt(0) == 'p' && (end == 2 || end == 3)) {
        return Integer.parseInt(text.substring(1, end)) - 1;
      }
    }
    return -1;
  }

  static List<PhhAction> all(PhhHand record) {
    return record.actions().stream().map(line -> read(line, record.players())).toList();
  }

  /// The players who have any action in the record.
  static PlaceSet actors(List<PhhAction> actions) {
    return actions.stream()
        .filter(action -> !action.isDeal())
        .map(action -> PlaceSet.of(action.player()))
        .reduce(PlaceSet.NONE, PlaceSet::or);
  }
}
