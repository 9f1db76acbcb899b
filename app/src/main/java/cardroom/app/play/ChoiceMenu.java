package cardroom.app.play;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.table.PokerChoiceId;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Position;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The choices of one moment: a key for each at the place that is asked, the others under `more`.
final class ChoiceMenu {

  /// Keys that people know from the tables; other choices get the first free letter of their word.
  static final Map<String, Character> USUAL =
      Map.ofEntries(
          Map.entry(Pure215ChoiceId.HIT, 'h'),
          Map.entry(Pure215ChoiceId.STAND, 's'),
          Map.entry(Pure215ChoiceId.DOUBLE, 'd'),
          Map.entry(Pure215ChoiceId.SPLIT, 'p'),
          Map.entry(Pure215ChoiceId.SURRENDER, 'u'),
          Map.entry(Pure215ChoiceId.INSURANCE, 'i'),
          Map.entry(Pure215ChoiceId.NO_INSURANCE, 'n'),
          Map.entry(ThreeCardChoiceId.PLAY, 'p'),
          Map.entry(ThreeCardChoiceId.FOLD, 'f'),
          Map.entry(PokerChoiceId.CHECK, 'c'),
          Map.entry(PokerChoiceId.CALL, 'c'),
          Map.entry(PokerChoiceId.RAISE, 'a'),
          Map.entry(BankedChoiceId.PASS_BANK, 'n'),
          Map.entry(BankedChoiceId.TAKE_BANK, 'y'),
          Map.entry(BankedChoiceId.TAKE_BACK, 't'),
          Map.entry(PokerChoiceId.DRAW, 'd'));

  /// What Enter does: it goes on, and never stakes a chip.
  private static final List<String> BY_ENTER =
      List.of(BankedChoiceId.DONE, Pure215ChoiceId.NO_INSURANCE, BankedChoiceId.PASS_BANK);

  /// Choices whose amount the player names; for others, the key takes the amount it shows.
  private static final Set<String> NAMED =
      Set.of(BankedChoiceId.TAKE_BANK, Seating.TOP_UP, Seating.SIT, BankedChoiceId.STAND_BEHIND);

  private static final String ASIDES = "qwmr";

  /// Keeping every card of a draw.
  static final String PAT = "pat";

  /// Keeps the words of one choice on one line.
  private static final char GLUE = '\u00a0';

  private final Position place;
  private final Choices choices;
  private final String goOn;
  private final Map<Character, Choice> keys = new LinkedHashMap<>();
  private final List<String> words;

  /// @param goOn what Enter says it does; empty where the choices decide that
  ChoiceMenu(Position place, Choices choices, String goOn) {
    this.place = place;
    this.choices = choices;
    this.goOn = goOn;
    here().filter(choice -> !choice.id().equals(BankedChoiceId.DONE)).forEach(this::giveKey);
    here().filter(ChoiceMenu::mayStandPat).map(ChoiceMenu::pat).forEach(this::giveKey);
    this.words =
        Stream.of(
                Stream.of("help", "why", "more", "repeat", "quit", "exit", "at", "behind"),
                choices.offered().stream().map(Choice::id),
                choices.offered().stream().map(choice -> word(choice.id())),
                choices.barred().stream().map(Choices.Barred::id),
                keys.values().stream().map(Choice::id))
            .flatMap(some -> some)
            .toList();
  }

  /// Where no card must be given up, keeping all of them is a choice of its own (DRAW-3).
  private static boolean mayStandPat(Choice choice) {
    return choice.cards().filter(pick -> pick.min() == 0).isPresent();
  }

  private static Choice pat(Choice draw) {
    return Choice.plain(PAT, "Stand pat", draw.position(), VariantRule.DRAW_KNOCK);
  }

  /// The choice that gives up cards, where one is asked for here.
  Optional<Choice> picking() {
    return here().filter(choice -> choice.cards().isPresent()).findFirst();
  }

  private Stream<Choice> here() {
    return choices.offered().stream().filter(choice -> choice.position().equals(place));
  }

  private void giveKey(Choice choice) {
    var letters = new ArrayList<Character>();
    Optional.ofNullable(USUAL.get(choice.id())).ifPresent(letters::add);
    if (BetId.isBet(choice.id())) {
      Stream.of(word(choice.id()).split("-", -1)).forEach(part -> letters.add(part.charAt(0)));
    }
    word(choice.id()).chars().filter(Character::isLetter).forEach(l -> letters.add((char) l));
    letters.stream()
        .filter(letter -> ASIDES.indexOf(letter) < 0 && !keys.containsKey(letter))
        .findFirst()
        .ifPresent(letter -> keys.put(letter, choice));
  }

  static String word(String id) {
    return id.substring(id.indexOf('.') + 1);
  }

  /// A place as people type it: `3`, `behind 3`.
  static String place(Position position) {
    return position.isBackline() ? "behind " + position.seat() : position.id();
  }

  Position place() {
    return place;
  }

  Choices choices() {
    return choices;
  }

  Map<Character, Choice> keys() {
    return keys;
  }

  boolean mayGoOn() {
    return !goOn.isEmpty();
  }

  /// The choice that Enter takes, where there is one.
  Optional<Choice> byEnter() {
    return here().filter(choice -> BY_ENTER.contains(choice.id())).findFirst();
  }

  /// Every choice of this place with its key and its amount, broken to fit, and a place to type.
  String prompt(int width) {
    var items = new ArrayList<String>();
    keys.forEach((key, choice) -> items.add("[%s] %s".formatted(key, described(key, choice))));
    if (!goOn.isEmpty()) {
      items.add("[Enter] " + goOn);
    }
    if (elsewhere().findAny().isPresent()) {
      items.add("[m] more");
    }
    var glued = items.stream().map(item -> item.replace(' ', GLUE)).toList();
    var lines = Columns.wrapped("  " + String.join("  ", glued), width - 4, "  ");
    return String.join("\n", lines).replace(GLUE, ' ') + " > ";
  }

  private String described(char key, Choice choice) {
    var word = word(choice.id());
    var enter = goOn.isEmpty() && byEnter().filter(choice::equals).isPresent() ? " (Enter)" : "";
    if (choice.cards().isPresent()) {
      return word + " " + numbered(choice.cards().get().from());
    }
    if (choice.amount().isEmpty()) {
      return word + enter;
    }
    var range = choice.amount().get();
    if (range.min().equals(range.max())) {
      return word + " " + range.min();
    }
    if (isNamed(choice)) {
      return "%s %s-%s".formatted(word, range.min(), range.max());
    }
    var other = range.suggested().equals(range.max()) ? "for less" : "other";
    return "%s %s, [%s] %s".formatted(word, range.suggested(), Character.toUpperCase(key), other);
  }

  private static boolean isNamed(Choice choice) {
    return BetId.isBet(choice.id()) || NAMED.contains(choice.id()) || choice.cards().isPresent();
  }

  /// True when the key alone says everything, or begins no word that would say more.
  boolean isDecidedBy(char key) {
    return key == '?'
        || beginsNothing(Character.toLowerCase(key))
        || ASIDES.indexOf(key) >= 0
        || Optional.ofNullable(keys.get(key)).filter(choice -> !isNamed(choice)).isPresent();
  }

  private boolean beginsNothing(char key) {
    return Character.isLetter(key)
        && !keys.containsKey(key)
        && words.stream().noneMatch(word -> word.charAt(0) == key);
  }

  /// The prompt after a key that needs more words.
  String question(char key) {
    return Optional.ofNullable(keys.get(Character.toLowerCase(key)))
        .map(choice -> choice.cards().map(ChoiceMenu::pick).orElseGet(() -> range(choice)))
        .orElse("  > ");
  }

  private static String range(Choice choice) {
    return choice
        .amount()
        .map(
            a ->
                "%s %s-%s, Enter alone is %s"
                    .formatted(word(choice.id()), a.min(), a.max(), a.suggested()))
        .map(text -> "  " + text + " > ")
        .orElse("  > ");
  }

  private static String pick(Choice.Pick pick) {
    int least = Math.max(1, pick.min());
    var count = least == pick.max() ? "" + least : least + " to " + pick.max();
    return "  Which of them, by number or card, %s of %s > "
        .formatted(count, numbered(pick.from()));
  }

  /// `1 9c, 2 Th, 3 As`: a card is named by its number or by itself.
  static String numbered(List<Card> cards) {
    return IntStream.range(0, cards.size())
        .mapToObj(at -> (at + 1) + " " + cards.get(at))
        .collect(Collectors.joining(", "));
  }

  private Stream<Choice> elsewhere() {
    return choices.offered().stream().filter(choice -> !choice.position().equals(place));
  }

  /// Everything that may be done at other places or at any time, one line per word.
  List<String> more(int width) {
    var columns = new Columns();
    elsewhere()
        .collect(Collectors.groupingBy(Choice::id, LinkedHashMap::new, Collectors.toList()))
        .forEach(
            (id, some) ->
                columns.row(
                    "    " + word(id),
                    some.getFirst()
                        .amount()
                        .map(range -> range.min() + "-" + range.max())
                        .orElse(""),
                    places(some)));
    return columns.lines(width);
  }

  private static String places(List<Choice> some) {
    var places = some.stream().map(Choice::position).filter(p -> !p.equals(Position.TABLE));
    return places
        .map(p -> p.isBackline() ? "behind " + p.seat() : "at " + p)
        .collect(Collectors.joining(", "));
  }
}
