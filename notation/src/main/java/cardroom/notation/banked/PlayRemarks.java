package cardroom.notation.banked;

import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.WagerId;
import cardroom.notation.script.UnmetExpectation;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Collects while a round is played: what was refused, which refusals were expected, what failed.
final class PlayRemarks {

  private final List<UnmetExpectation> failures = new ArrayList<>();
  private final List<JudgedBankedRound.Refusal> refusals = new ArrayList<>();
  private final List<Expectation> met = new ArrayList<>();

  void fail(Word place, String sentence) {
    failures.add(new UnmetExpectation(place, sentence));
  }

  /// Something on a line was refused; true when the line expects a refusal of it.
  boolean refused(
      String title,
      List<Expectation> expected,
      Optional<WagerId> wager,
      Word word,
      Refused ruling) {
    var match =
        open(expected)
            .filter(one -> one.wager().isEmpty() || one.wager().equals(wager))
            .findFirst();
    refusals.add(new JudgedBankedRound.Refusal(title, word, ruling, match.isPresent()));
    match.ifPresent(
        one -> {
          met.add(one);
          if (one.rules().stream().anyMatch(rule -> !rule.is(ruling.rule().id()))) {
            fail(
                one.place(),
                "expected %s, but %s is refused: %s"
                    .formatted(refusal(one), word.quoted(), ruling.words()));
          }
        });
    return match.isPresent();
  }

  private Stream<Expectation.Refusal> open(List<Expectation> expected) {
    return expected.stream()
        .filter(Expectation.Refusal.class::isInstance)
        .map(Expectation.Refusal.class::cast)
        .filter(one -> !met.contains(one));
  }

  /// At the end of the round: refusals that were expected and did not come.
  void missing(String title, List<Expectation> expected) {
    open(expected)
        .forEach(
            one ->
                fail(
                    one.place(),
                    "expected %s, but nothing more of %s was refused"
                        .formatted(refusal(one), title)));
  }

  private static String refusal(Expectation.Refusal one) {
    return ("refused " + ids(one.rules())).strip();
  }

  /// Whether the line still expects one of its decisions to be refused.
  boolean waits(List<Expectation> expected) {
    return open(expected).anyMatch(one -> one.wager().isEmpty());
  }

  /// Whether a refusal on this line was expected and came.
  boolean hasMet(List<Expectation> expected) {
    return expected.stream().anyMatch(met::contains);
  }

  static String ids(List<Word> rules) {
    return rules.stream().map(Word::text).collect(Collectors.joining(" ")).strip();
  }

  List<UnmetExpectation> failures() {
    return List.copyOf(failures);
  }

  List<JudgedBankedRound.Refusal> refusals() {
    return List.copyOf(refusals);
  }
}
