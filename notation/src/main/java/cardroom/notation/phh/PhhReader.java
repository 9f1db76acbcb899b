package cardroom.notation.phh;

import cardroom.notation.phh.PhhHand.Line;
import cardroom.notation.phh.PhhHand.Own;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Turns the keys of one table into a [PhhHand].
final class PhhReader {
  private final Map<String, TomlValue> keys;
  private final int line;
  private boolean whole = true;
  private boolean finer;

  private PhhReader(Map<String, TomlValue> keys, int line) {
    this.keys = keys;
    this.line = keys.values().stream().mapToInt(TomlValue::line).findFirst().orElse(line);
  }

  /// The hand of a table, or what is missing or wrong in it.
  static PhhFile.Entry read(String table, Map<String, TomlValue> keys, int line) {
    var reader = new PhhReader(keys, line);
    try {
      return new PhhFile.Entry.Read(reader.hand(table));
    } catch (PhhError fault) {
      return new PhhFile.Entry.Unread(reader.name(table), fault);
    }
  }

  private PhhHand hand(String table) {
    var code = text("variant");
    var stacks = amounts("starting_stacks");
    int players = stacks.size();
    var antes = keys.containsKey("antes") ? amounts("antes") : zeros(players);
    var blinds =
        keys.containsKey("blinds_or_straddles") ? amounts("blinds_or_straddles") : zeros(players);
    if (antes.size() != players || blinds.size() != players) {
      throw new PhhError(
          line,
          "expected " + players + " antes and blinds_or_straddles, one for every starting stack");
    }
    var finishing = optional("finishing_stacks", players);
    var winnings = optional("winnings", players);
    return new PhhHand(
        code,
        whole,
        finer,
        flag("ante_trimming_status"),
        antes,
        blinds,
        amount("bring_in"),
        amount("small_bet"),
        amount("big_bet"),
        amount("min_bet"),
        amount("_max_bet"),
        stacks,
        lines("actions"),
        finishing,
        winnings,
        name(table),
        keys.get("venue") instanceof TomlValue.Text(var room, _) ? room : "",
        own(),
        line);
  }

  private String name(String table) {
    return switch (keys.get("hand")) {
      case TomlValue.Plain(var number, _) -> number;
      case TomlValue.Text(var words, _) -> words;
      case null, default -> table;
    };
  }

  private Optional<List<Long>> optional(String key, int players) {
    if (!keys.containsKey(key)) {
      return Optional.empty();
    }
    var amounts = amounts(key);
    if (amounts.size() != players) {
      throw new PhhError(value(key).line(), "expected " + players + " " + key);
    }
    return Optional.of(amounts);
  }

  private Own own() {
    if (keys.keySet().stream().noneMatch(key -> key.startsWith("_"))) {
      return Own.NOTHING;
    }
    var dead = keys.containsKey("_dead") ? amounts("_dead") : List.<Long>of();
    var board = keys.containsKey("_board_plays") ? amounts("_board_plays") : List.<Long>of();
    boolean byCard =
        keys.get("_odd_chip") instanceof TomlValue.Text(var word, _) && word.equals("highest-card");
    return new Own(
        amount("_drop"),
        (int) (amount("_kill") / 100),
        flag("_kill_posted"),
        dead,
        board.stream().map(player -> (int) (player / 100)).toList(),
        amount("_chip"),
        byCard,
        keys.containsKey("_readings")
            ? lines("_readings").stream().map(Line::text).toList()
            : List.of(),
        keys.containsKey("_log") ? lines("_log") : List.of());
  }

  private static List<Long> zeros(int count) {
    return new ArrayList<>(java.util.Collections.nCopies(count, 0L));
  }

  private TomlValue value(String key) {
    var value = keys.get(key);
    if (value == null) {
      throw new PhhError(line, "expected the key " + key);
    }
    return value;
  }

  private String text(String key) {
    if (value(key) instanceof TomlValue.Text(var words, _)) {
      return words;
    }
    throw new PhhError(value(key).line(), key + ": expected a string");
  }

  private boolean flag(String key) {
    return keys.get(key) instanceof TomlValue.Plain(var word, _) && word.equals("true");
  }

  private long amount(String key) {
    return keys.get(key) instanceof TomlValue.Plain(var number, int at) ? cents(number, at) : 0;
  }

  private List<Long> amounts(String key) {
    if (!(value(key) instanceof TomlValue.Array(var items, int at))) {
      throw new PhhError(value(key).line(), key + ": expected an array of amounts");
    }
    var amounts = new ArrayList<Long>(items.size());
    for (var item : items) {
      if (!(item instanceof TomlValue.Plain(var number, _))) {
        throw new PhhError(at, key + ": expected an amount");
      }
      amounts.add(cents(number, item.line()));
    }
    return amounts;
  }

  private long cents(String number, int at) {
    long cents = PhhAmount.parse(number, at);
    whole &= cents % 100 == 0;
    finer |= PhhAmount.isFiner(number);
    return cents;
  }

  private List<Line> lines(String key) {
    if (!(value(key) instanceof TomlValue.Array(var items, int at))) {
      throw new PhhError(value(key).line(), key + ": expected an array of strings");
    }
    var actions = new ArrayList<Line>(items.size());
    for (var item : items) {
      if (!(item instanceof TomlValue.Text(var words, int where))) {
        throw new PhhError(at, key + ": expected a string");
      }
      int comment = words.indexOf('#');
      var action = comment < 0 ? words.strip() : words.substring(0, comment).strip();
      if (!action.isEmpty()) {
        actions.add(new Line(action, where));
      }
    }
    return actions;
  }
}
