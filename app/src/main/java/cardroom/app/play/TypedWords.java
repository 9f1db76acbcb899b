package cardroom.app.play;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What typed words ask for: `h`, `hit`, `25`, `b5`, `buster 5`, `game 25 at 4`, `game 10 behind
/// 3`.
///
/// @param wagers the words of the table's wagers; a wager that is not offered is passed on for the
///   rules to refuse, because they know why
record TypedWords(Player me, ChoiceMenu menu, List<String> wagers) {

  /// What typed words mean.
  sealed interface Answer {
    record Chosen(Act act) implements Answer {}

    record Aside(Kind kind) implements Answer {}

    record Unclear(String sentence) implements Answer {}

    record GoOn() implements Answer {}
  }

  /// Words for the screen, not for the table.
  enum Kind {
    HELP,
    WHY,
    MORE,
    REPEAT,
    LEAVE
  }

  Answer read(String typed) {
    var text = typed.strip().replaceFirst("^([a-zA-Z])(\\$?\\d)", "$1 $2");
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "" -> enter();
      case "?", "help" -> new Answer.Aside(Kind.HELP);
      case "w", "why" -> new Answer.Aside(Kind.WHY);
      case "m", "more" -> new Answer.Aside(Kind.MORE);
      case "r", "repeat" -> new Answer.Aside(Kind.REPEAT);
      case "q", "quit", "exit" -> new Answer.Aside(Kind.LEAVE);
      default ->
          aside(text)
              .orElseGet(
                  () -> act(typed.strip(), new ArrayList<>(List.of(text.split("\\s+", -1)))));
    };
  }

  /// Help and leaving also work after a letter has been typed.
  private static Optional<Answer> aside(String text) {
    return text.matches("\\S? *\\?")
        ? Optional.of(new Answer.Aside(Kind.HELP))
        : text.matches("[a-zA-Z] *q")
            ? Optional.of(new Answer.Aside(Kind.LEAVE))
            : Optional.empty();
  }

  /// Enter alone goes on where that stakes nothing, and otherwise asks again: it never bets.
  private Answer enter() {
    if (menu.mayGoOn() && menu.byEnter().isEmpty()) {
      return new Answer.GoOn();
    }
    return menu.byEnter()
        .<Answer>map(choice -> new Answer.Chosen(act(choice, choice.position())))
        .orElseGet(() -> new Answer.Unclear("Enter alone decides nothing here; press a key."));
  }

  private Act act(Choice choice, Position position) {
    var usual = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    return new Act(me, choice.id(), position, usual);
  }

  private Answer act(String typed, List<String> words) {
    var cards = cards(words);
    words.replaceAll(word -> word.toLowerCase(Locale.ROOT));
    var place = place(words);
    var figures = words.stream().filter(word -> word.matches("\\$?[\\d.,]+")).toList();
    words.removeAll(figures);
    var picking = menu.picking().filter(choice -> isPicking(choice, words, cards, figures));
    if (picking.isPresent()) {
      return picked(picking.get(), cards, figures);
    }
    if (figures.size() > 1 || words.size() > 1) {
      return new Answer.Unclear(
          "'%s' says too much; write something like game 25 or game 10 at 6.".formatted(typed));
    }
    Optional<Money> amount;
    try {
      amount = figures.stream().findFirst().map(Money::parse);
    } catch (IllegalArgumentException wrong) {
      return new Answer.Unclear(wrong.getMessage() + ".");
    }
    var id = words.isEmpty() ? firstNamed() : named(words.getFirst());
    if (id.isEmpty()) {
      return unknown(typed, words);
    }
    if (id.get().equals(ChoiceMenu.PAT)) {
      return new Answer.Chosen(act(menu.picking().orElseThrow(), menu.place()));
    }
    var choice = offered(id.get(), place);
    var position = place.or(() -> choice.map(Choice::position)).orElse(menu.place());
    var usual = choice.flatMap(Choice::amount).map(Choice.Amount::suggested).orElse(Money.ZERO);
    return new Answer.Chosen(new Act(me, id.get(), position, amount.orElse(usual), cards));
  }

  /// `draw 2 5`, `d 2`, `d 7h2c`, or the cards alone.
  private boolean isPicking(
      Choice choice, List<String> words, List<Card> cards, List<String> figures) {
    return words.isEmpty()
        ? !cards.isEmpty() || (!figures.isEmpty() && firstNamed().isEmpty())
        : words.size() == 1 && named(words.getFirst()).filter(choice.id()::equals).isPresent();
  }

  /// Cards are named by themselves, or by their numbers as the menu shows them.
  private Answer picked(Choice choice, List<Card> cards, List<String> figures) {
    var from = choice.cards().orElseThrow().from();
    var chosen = new LinkedHashSet<>(cards);
    for (var digit : String.join("", figures).replaceAll("\\D", "").toCharArray()) {
      int number = digit - '0';
      if (number < 1 || number > from.size()) {
        return new Answer.Unclear(
            "There is no card %d; they are %s.".formatted(number, ChoiceMenu.numbered(from)));
      }
      chosen.add(from.get(number - 1));
    }
    if (chosen.isEmpty()) {
      var pat = choice.cards().get().min() == 0 ? "; pat keeps them all" : "";
      return new Answer.Unclear(
          "Say which: %s 2 or %s %s, of %s%s."
              .formatted(choice.id(), choice.id(), from.getLast(), ChoiceMenu.numbered(from), pat));
    }
    return new Answer.Chosen(
        new Act(me, choice.id(), choice.position(), Money.ZERO, List.copyOf(chosen)));
  }

  /// The choice at the place that was named or is asked, else the first.
  private Optional<Choice> offered(String id, Optional<Position> place) {
    var some = menu.choices().offered().stream().filter(choice -> choice.id().equals(id)).toList();
    var wanted = place.orElse(menu.place());
    return some.stream()
        .filter(choice -> choice.position().equals(wanted))
        .findFirst()
        .or(() -> some.stream().findFirst());
  }

  /// A bare amount goes to the first wager of the place that is asked, or to the bank.
  private Optional<String> firstNamed() {
    return menu.keys().values().stream()
        .map(Choice::id)
        .filter(id -> BetId.isBet(id) || id.equals(BankedChoiceId.TAKE_BANK))
        .findFirst();
  }

  private Optional<String> named(String word) {
    var key = word.length() == 1 ? menu.keys().get(word.charAt(0)) : null;
    if (key != null) {
      return Optional.of(key.id());
    }
    return Stream.concat(menu.choices().offered().stream(), menu.keys().values().stream())
        .map(Choice::id)
        .filter(id -> id.equals(word) || ChoiceMenu.word(id).equals(word))
        .findFirst()
        .or(() -> wagers.stream().filter(word::equals).map(BetId::of).findFirst());
  }

  /// A choice that people expect here is refused with its reason.
  private Answer unknown(String typed, List<String> words) {
    var word = words.isEmpty() ? typed : words.getFirst();
    return menu.choices().barred().stream()
        .filter(bar -> bar.id().equals(word) || word.equals(key(bar.id())))
        .findFirst()
        .map(bar -> new Answer.Unclear("%s (%s).".formatted(bar.sentence(), bar.rule().id())))
        .orElseGet(
            () ->
                new Answer.Unclear(
                    "You can't do '%s' now; ? explains what you can.".formatted(typed)));
  }

  private static String key(String id) {
    return Optional.ofNullable(ChoiceMenu.USUAL.get(id)).map(String::valueOf).orElse("");
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
    return Optional.of(Position.of(isBehind ? seat + "/" + me.name() : seat));
  }
}
