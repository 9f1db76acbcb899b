package cardroom.app.play;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The choices of one moment with a key each, and how typed words pick one.
///
/// `h`, `hit`, `25`, `buster 5`, `game 25 at 4`, `game 10 behind 3`; an amount left out is the
/// usual one.
final class Menu {

  /// Keys that people know from the tables; other choices get the first free letter of their word.
  private static final Map<String, Character> USUAL =
      Map.ofEntries(
          Map.entry("hit", 'h'),
          Map.entry("stand", 's'),
          Map.entry("double", 'd'),
          Map.entry("split", 'p'),
          Map.entry("surrender", 'u'),
          Map.entry("insurance", 'i'),
          Map.entry("no-insurance", 'n'),
          Map.entry("play", 'p'),
          Map.entry("fold", 'f'),
          Map.entry("check", 'c'),
          Map.entry("call", 'c'),
          Map.entry("raise", 'a'),
          Map.entry("done", 'd'),
          Map.entry("pass-bank", 'n'),
          Map.entry("take-bank", 'y'));

  private final Player me;
  private final List<Choice> choices;
  private final Map<Character, String> keys = new LinkedHashMap<>();

  Menu(Player me, List<Choice> choices) {
    this.me = me;
    this.choices = List.copyOf(choices);
    choices.stream().map(Choice::id).distinct().forEach(this::giveKey);
  }

  private void giveKey(String id) {
    var word = word(id);
    var letters = new ArrayList<Character>();
    Optional.ofNullable(USUAL.get(id)).ifPresent(letters::add);
    word.chars().filter(Character::isLetter).forEach(letter -> letters.add((char) letter));
    letters.stream()
        .filter(letter -> letter != 'q' && !keys.containsKey(letter))
        .findFirst()
        .ifPresent(letter -> keys.put(letter, id));
  }

  private static String word(String id) {
    return id.substring(id.indexOf('.') + 1);
  }

  /// One line that names every choice with its key and its range.
  String line() {
    return keys.entrySet().stream()
        .map(entry -> "[%s] %s".formatted(entry.getKey(), described(entry.getValue())))
        .collect(Collectors.joining("   "));
  }

  private String described(String id) {
    var first = first(id);
    var amount =
        first
            .amount()
            .map(
                range ->
                    range.min().equals(range.max())
                        ? " " + range.min()
                        : " %s-%s".formatted(range.min(), range.max()))
            .orElse("");
    return word(id) + amount;
  }

  private Choice first(String id) {
    return choices.stream().filter(choice -> choice.id().equals(id)).findFirst().orElseThrow();
  }

  /// The choice a single key stands for, when it needs no amount and no place.
  Optional<Choice> key(char letter) {
    return Optional.ofNullable(keys.get(letter)).map(this::first);
  }

  /// What the words ask for; a sentence when they ask for nothing that is offered.
  Answer read(String typed) {
    var words = new ArrayList<>(List.of(typed.strip().split("\\s+")));
    if (words.getFirst().isEmpty()) {
      return usual();
    }
    var place = place(words);
    var cards = cards(words);
    var amount = amount(words);
    var id = words.isEmpty() ? firstAmount() : named(words.getFirst());
    if (id.isEmpty()) {
      return new Answer.Unclear("'%s' is not offered; you may: %s".formatted(typed, line()));
    }
    var fitting =
        choices.stream()
            .filter(choice -> choice.id().equals(id.get()))
            .filter(choice -> place.map(choice.position()::equals).orElse(true))
            .findFirst();
    return fitting
        .<Answer>map(choice -> new Answer.Chosen(act(choice, amount, cards)))
        .orElseGet(() -> new Answer.Unclear("That cannot be done there"));
  }

  private Act act(Choice choice, Optional<Money> amount, List<Card> cards) {
    var usual = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    return new Act(me, choice.id(), choice.position(), amount.orElse(usual), cards);
  }

  /// Enter alone goes on where nothing is staked by it, and otherwise asks again: it never bets.
  private Answer usual() {
    return choices.stream()
        .filter(choice -> choice.amount().isEmpty())
        .filter(choice -> List.of("done", "no-insurance", "pass-bank").contains(choice.id()))
        .findFirst()
        .<Answer>map(choice -> new Answer.Chosen(act(choice, Optional.empty(), List.of())))
        .orElseGet(() -> new Answer.Unclear("You may: " + line()));
  }

  private Optional<String> firstAmount() {
    return choices.stream()
        .filter(choice -> choice.amount().isPresent())
        .map(Choice::id)
        .findFirst();
  }

  private Optional<String> named(String word) {
    if (word.length() == 1 && keys.containsKey(word.charAt(0))) {
      return Optional.ofNullable(keys.get(word.charAt(0)));
    }
    return choices.stream()
        .map(Choice::id)
        .filter(id -> id.equals(word) || word(id).equals(word))
        .findFirst();
  }

  private static Optional<Money> amount(List<String> words) {
    for (var word : words) {
      if (word.matches("\\$?[\\d,]+(\\.\\d\\d)?")) {
        words.remove(word);
        return Optional.of(Money.parse(word));
      }
    }
    return Optional.empty();
  }

  /// Cards to draw or to discard, such as `draw 7h 2c`.
  private static List<Card> cards(List<String> words) {
    var named = words.stream().filter(word -> word.matches("([2-9TJQKA][cdhs]|Jk)+")).toList();
    words.removeAll(named);
    return named.stream().flatMap(word -> Cards.parse(word).stream()).toList();
  }

  private Optional<Position> place(List<String> words) {
    var at = Math.max(words.indexOf("at"), words.indexOf("behind"));
    if (at < 0 || at + 1 >= words.size()) {
      return Optional.empty();
    }
    var isBehind = words.get(at).equals("behind");
    words.remove(at);
    var seat = words.remove(at);
    return Optional.of(new Position(isBehind ? seat + "/" + me.name() : seat));
  }

  /// What typed words came to.
  sealed interface Answer {
    record Chosen(Act act) implements Answer {}

    record Unclear(String sentence) implements Answer {}
  }
}
