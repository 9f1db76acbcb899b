package cardroom.houses.reading;

import cardroom.games.money.Fraction;
import cardroom.games.money.Money;
import cardroom.games.money.Odds;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

/// The kinds of values that sheets are made of.
public final class Kinds {

  private static final Pattern RANGE = Pattern.compile("(\\S+?) ?- ?(\\S.*)");

  private Kinds() {}

  public static Kind<String> text() {
    return new Kind<>("a few words", "?", text -> require(!text.isEmpty(), text));
  }

  /// Text of a certain form, such as a rule id.
  public static Kind<String> text(String allowed, String regex) {
    return new Kind<>(allowed, "?", text -> require(text.matches(regex), text));
  }

  public static Kind<Boolean> flag() {
    return word("true", true).or("false", false);
  }

  /// Exactly one word; [Kind#or] adds others.
  public static <T> Kind<T> word(String word, T meaning) {
    return new Kind<>(
        word,
        meaning,
        text -> {
          require(text.equals(word), text);
          return meaning;
        });
  }

  public static Kind<Integer> count(int min, int max) {
    return new Kind<>(
        "a whole number from %d to %d".formatted(min, max),
        min,
        text -> {
          var number = Integer.parseInt(require(text.matches("\\d{1,9}"), text));
          require(min <= number && number <= max, text);
          return number;
        });
  }

  /// An amount of chips that may be nothing, such as a fee.
  public static Kind<Money> amount() {
    return new Kind<>("an amount such as $2.50", Money.ZERO, Money::parse);
  }

  /// An amount of at least a cent, such as a unit or a limit.
  public static Kind<Money> stake() {
    return new Kind<>(
        "an amount above zero such as $2.50",
        Money.dollars(1),
        text -> {
          var amount = Money.parse(text);
          require(amount.isPositive(), text);
          return amount;
        });
  }

  public static Kind<Odds> odds() {
    return new Kind<>("odds such as 6 to 5", Odds.EVEN, Odds::parse);
  }

  /// A fraction above 0 and at most 1.
  public static Kind<Fraction> fraction() {
    return new Kind<>(
        "a fraction above 0 and up to 1/1, such as 1/2",
        new Fraction(1, 1),
        text -> {
          var fraction = Fraction.parse(text);
          require(fraction.over() > 0 && fraction.over() <= fraction.under(), text);
          return fraction;
        });
  }

  /// One of an enum's names, written in lower case with hyphens.
  public static <E extends Enum<E>> Kind<E> choice(Class<E> type) {
    return choice(
        Arrays.asList(type.getEnumConstants()),
        one -> one.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /// One of some things, each by its word; there is at least one.
  public static <T> Kind<T> choice(Collection<T> among, Function<T, String> word) {
    return among.stream()
        .map(one -> word(word.apply(one), one))
        .reduce((some, one) -> some.or(one.allowed(), one.standIn()))
        .orElseThrow();
  }

  /// From one amount to another: `$5-$500`, `$5-no limit`.
  public static Kind<MoneySpan> limits() {
    return new Kind<>(
        "limits such as $5-$500 or $5-no limit",
        new MoneySpan(Money.dollars(1), Money.UNLIMITED),
        text -> span(text, "no limit"));
  }

  /// A row of a schedule in whole dollars: `$5-$100`, `$401+`.
  public static Kind<MoneySpan> action() {
    return new Kind<>(
        "whole dollars such as $5-$100 or $401+",
        new MoneySpan(Money.dollars(1), Money.UNLIMITED),
        text -> {
          var span =
              text.endsWith("+") ? span(text.replaceFirst("\\+$", "-+"), "+") : span(text, "");
          var dollar = Money.dollars(1);
          require(span.from().isMultipleOf(dollar), text);
          require(span.isOpen() || span.to().isMultipleOf(dollar), text);
          return span;
        });
  }

  private static MoneySpan span(String text, String open) {
    var match = RANGE.matcher(text);
    require(match.matches(), text);
    var from = Money.parse(match.group(1));
    var last = match.group(2);
    var to = last.equals(open) ? Money.UNLIMITED : Money.parse(last);
    require(from.isPositive() && !to.isLessThan(from), text);
    return new MoneySpan(from, to);
  }

  private static String require(boolean holds, String text) {
    if (!holds) {
      throw new IllegalArgumentException(text);
    }
    return text;
  }
}
