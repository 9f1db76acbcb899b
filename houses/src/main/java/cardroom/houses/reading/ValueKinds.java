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
public final class ValueKinds {

  private static final Pattern RANGE = Pattern.compile("(\\S+?) ?- ?(\\S.*)");

  private ValueKinds() {}

  public static ValueKind<String> text() {
    return new ValueKind<>("a few words", "?", text -> require(!text.isEmpty(), text));
  }

  /// Text of a certain form, such as a rule id.
  public static ValueKind<String> text(String allowed, String regex) {
    return new ValueKind<>(allowed, "?", text -> require(text.matches(regex), text));
  }

  public static ValueKind<Boolean> flag() {
    return word("true", true).or("false", false);
  }

  /// Exactly one word; [ValueKind#or] adds others.
  public static <T> ValueKind<T> word(String word, T meaning) {
    return new ValueKind<>(
        word,
        meaning,
        text -> {
          require(text.equals(word), text);
          return meaning;
        });
  }

  public static ValueKind<Integer> count(int min, int max) {
    return new ValueKind<>(
        "a whole number from %d to %d".formatted(min, max),
        min,
        text -> {
          var number = Integer.parseInt(require(text.matches("\\d{1,9}"), text));
          require(min <= number && number <= max, text);
          return number;
        });
  }

  /// An amount of chips that may be nothing, such as a fee.
  public static ValueKind<Money> amount() {
    return new ValueKind<>("an amount such as $2.50", Money.ZERO, Money::parse);
  }

  /// An amount of at least a cent, such as a unit or a limit.
  public static ValueKind<Money> stake() {
    return new ValueKind<>(
        "an amount above zero such as $2.50",
        Money.dollars(1),
        text -> {
          var amount = Money.parse(text);
          require(amount.isPositive(), text);
          return amount;
        });
  }

  public static ValueKind<Odds> odds() {
    return new ValueKind<>("odds such as 6 to 5", Odds.EVEN, Odds::parse);
  }

  /// A fraction above 0 and at most 1.
  public static ValueKind<Fraction> fraction() {
    return new ValueKind<>(
        "a fraction above 0 and up to 1/1, such as 1/2",
        new Fraction(1, 1),
        text -> {
          var fraction = Fraction.parse(text);
          require(fraction.over() > 0 && fraction.over() <= fraction.under(), text);
          return fraction;
        });
  }

  /// One of an enum's names, written in lower case with hyphens.
  public static <E extends Enum<E>> ValueKind<E> choice(Class<E> type) {
    return choice(
        Arrays.asList(type.getEnumConstants()),
        one -> one.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /// One of several things, each by its word; there must be at least one.
  public static <T> ValueKind<T> choice(Collection<T> among, Function<T, String> word) {
    return among.stream()
        .map(one -> word(word.apply(one), one))
        .reduce((some, one) -> some.or(one.allowed(), one.standIn()))
        .orElseThrow();
  }

  /// From one amount to another: `$5-$500`, `$5-no limit`.
  public static ValueKind<MoneySpan> limits() {
    return new ValueKind<>(
        "limits such as $5-$500 or $5-no limit",
        new MoneySpan(Money.dollars(1), Money.UNLIMITED),
        text -> span(text, "no limit"));
  }

  /// A row of a schedule in whole dollars: `$5-$100`, `$401+`.
  public static ValueKind<MoneySpan> action() {
    return new ValueKind<>(
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
