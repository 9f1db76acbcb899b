package cardroom.app.judge;

import java.util.List;

/// The judgement as people read it.
record JudgeText(boolean quiet) {

  String of(List<JudgedRound> rounds) {
    var text = new StringBuilder();
    for (var round : rounds) {
      if (!quiet) {
        round.lines().forEach(line -> text.append(line).append('\n'));
      }
      round.failures().forEach(line -> text.append(line).append('\n'));
      if (!quiet) {
        text.append('\n');
      }
    }
    return text.append(sum(rounds)).append('\n').toString();
  }

  private static String sum(List<JudgedRound> rounds) {
    var wrong = rounds.stream().filter(round -> !round.holds()).count();
    var count = rounds.size() == 1 ? "1 round" : rounds.size() + " rounds";
    return wrong == 0
        ? count + ": every expectation is met."
        : "%s: %d failed.".formatted(count, wrong);
  }
}
