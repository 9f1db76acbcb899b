package cardroom.notation.phh;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes a hand as [PhhReader] reads it.
final class PhhWriter {
  private final List<String> lines = new ArrayList<>();

  private PhhWriter() {}

  static String text(PhhHand hand) {
    var writer = new PhhWriter();
    writer.put("variant", "'" + hand.code() + "'");
    if (hand.anteTrimming()) {
      writer.put("ante_trimming_status", "true");
    }
    writer.put("antes", amounts(hand.antes()));
    if (hand.bringIn() > 0) {
      writer.put("bring_in", Phh.amount(hand.bringIn()));
    } else {
      writer.put("blinds_or_straddles", amounts(hand.blinds()));
    }
    writer.putIfAny("small_bet", hand.smallBet());
    writer.putIfAny("big_bet", hand.bigBet());
    writer.putIfAny("min_bet", hand.minBet());
    writer.put("starting_stacks", amounts(hand.stacks()));
    writer.put("actions", texts(hand.actions().stream().map(PhhHand.Line::text)));
    if (hand.name().matches("\\d{1,15}")) {
      writer.put("hand", hand.name());
    }
    hand.finishingStacks().ifPresent(stacks -> writer.put("finishing_stacks", amounts(stacks)));
    hand.winnings().ifPresent(won -> writer.put("winnings", amounts(won)));
    writer.own(hand);
    return String.join("\n", writer.lines) + "\n";
  }

  private void own(PhhHand hand) {
    var own = hand.own();
    putIfAny("_max_bet", hand.maxBet());
    putIfAny("_drop", own.drop());
    putIfAny("_kill", 100L * own.killer());
    if (own.killedBefore()) {
      put("_kill_posted", "true");
    }
    putIfAny("_chip", own.chip());
    if (!own.dead().isEmpty()) {
      put("_dead", amounts(own.dead()));
    }
    if (!own.boardPlays().isEmpty()) {
      put("_board_plays", own.boardPlays().toString());
    }
    if (!own.log().isEmpty()) {
      put("_log", texts(own.log().stream().map(PhhHand.Line::text)));
    }
    if (own.oddChipByCard()) {
      put("_odd_chip", "'highest-card'");
    }
    if (!own.readings().isEmpty()) {
      put("_readings", texts(own.readings().stream()));
    }
  }

  private static String texts(Stream<String> words) {
    return words.map(word -> "'" + word + "'").collect(Collectors.joining(", ", "[", "]"));
  }

  private void put(String key, String value) {
    lines.add(key + " = " + value);
  }

  private void putIfAny(String key, long amount) {
    if (amount != 0) {
      put(key, Phh.amount(amount));
    }
  }

  private static String amounts(List<Long> list) {
    return list.stream().map(Phh::amount).collect(Collectors.joining(", ", "[", "]"));
  }
}
