package cardroom.app.settle;

import cardroom.app.ShortText;
import cardroom.app.WrongUse;
import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.WhenExhausted;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// Reads one document of the calculator, and says what is wrong with it in one sentence.
///
/// @param at where the document is in an array; empty when it is alone
record CaseReader(String file, String at) {

  /// A trillion dollars: sums of a file's wagers stay far from overflowing.
  private static final long CENTS_MAX = 100_000_000_000_000L;

  private static final int WAGERS_MAX = 10_000;
  private static final int SEAT_MAX = 99;

  SettleCase read(JsonNode node) {
    keys(node, at, Set.of("policy", "whenExhausted", "bankCents", "wagers"));
    var limit = choice(node, "policy", BankLimit.SEPARATE);
    var whenExhausted = choice(node, "whenExhausted", WhenExhausted.RETURN_REST);
    var bank = Money.cents(cents(node, at, "bankCents", 0));
    return new SettleCase(new BankPolicy(limit, whenExhausted), bank, wagers(node.path("wagers")));
  }

  private List<SettleCase.Line> wagers(JsonNode list) {
    var place = place(at, "wagers");
    if (!list.isArray()) {
      throw wrong(place, "must be an array of wagers in action order");
    }
    if (list.size() > WAGERS_MAX) {
      throw wrong(
          place, "has %d wagers; at most %d are settled".formatted(list.size(), WAGERS_MAX));
    }
    var wagers = new ArrayList<SettleCase.Line>();
    for (var index = 0; index < list.size(); index++) {
      wagers.add(wager(list.get(index), "%s[%d]".formatted(place, index)));
    }
    return wagers;
  }

  private SettleCase.Line wager(JsonNode node, String place) {
    keys(node, place, Set.of("seat", "wager", "stakeCents", "dueCents"));
    var seat = whole(node, place, "seat");
    if (seat < 1 || seat > SEAT_MAX) {
      throw wrong(place(place, "seat"), "is %d; seats run from 1 to %d".formatted(seat, SEAT_MAX));
    }
    var stake = cents(node, place, "stakeCents", 0);
    var due = cents(node, place, "dueCents", -CENTS_MAX);
    if (-due > stake) {
      throw wrong(
          place(place, "dueCents"),
          "is %d, but no wager loses more than its stake of %d".formatted(due, stake));
    }
    return new SettleCase.Line(
        (int) seat, wagerName(node, place), Money.cents(stake), Money.cents(due));
  }

  private WagerId wagerName(JsonNode node, String place) {
    var value = node.path("wager");
    if (value.isMissingNode()) {
      return Pure215Wagers.GAME;
    }
    var name = value.isString() ? value.stringValue() : "";
    return Catalogue.wagers().stream()
        .filter(wager -> wager.word().equals(name))
        .findFirst()
        .orElseThrow(() -> wrong(place(place, "wager"), given(value) + names()));
  }

  private <E extends Enum<E>> E choice(JsonNode node, String key, E otherwise) {
    var value = node.path(key);
    if (value.isMissingNode()) {
      return otherwise;
    }
    var text = value.isString() ? value.stringValue() : "";
    var all = otherwise.getDeclaringClass().getEnumConstants();
    return Arrays.stream(all)
        .filter(one -> word(one).equals(text))
        .findFirst()
        .orElseThrow(() -> wrong(place(at, key), given(value) + words(all)));
  }

  private static String words(Enum<?>[] all) {
    return list(Arrays.stream(all).map(CaseReader::word));
  }

  private static String names() {
    return list(Catalogue.wagers().stream().map(WagerId::word));
  }

  private static String list(Stream<String> words) {
    return "; it may be " + words.collect(Collectors.joining(", "));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private long cents(JsonNode node, String place, String key, long least) {
    var cents = whole(node, place, key);
    if (cents < least || cents > CENTS_MAX) {
      throw wrong(
          place(place, key),
          "is %d; it must lie between %d and %d".formatted(cents, least, CENTS_MAX));
    }
    return cents;
  }

  private long whole(JsonNode node, String place, String key) {
    var value = node.path(key);
    if (value.isMissingNode()) {
      throw wrong(place(place, key), "is missing");
    }
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw wrong(place(place, key), given(value) + "; it must be a whole number");
    }
    return value.longValue();
  }

  private void keys(JsonNode node, String place, Set<String> known) {
    if (!node.isObject()) {
      throw wrong(place, given(node) + "; it must be an object with " + sorted(known));
    }
    for (var key : node.propertyNames()) {
      if (!known.contains(key)) {
        throw wrong(
            place(place, ShortText.of(key)), "is not a key here; the keys are " + sorted(known));
      }
    }
  }

  private static String sorted(Set<String> words) {
    return words.stream().sorted().collect(Collectors.joining(", "));
  }

  private static String given(JsonNode value) {
    return "is " + ShortText.of(value.toString());
  }

  private static String place(String place, String key) {
    return place.isEmpty() ? key : place + "." + key;
  }

  private WrongUse wrong(String place, String sentence) {
    var where = place.isEmpty() ? "the document" : place;
    return new WrongUse("%s: %s %s.".formatted(file, where, sentence));
  }
}
