package cardroom.notation.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.rules.Rule;
import cardroom.games.table.Ruling.Refused;
import cardroom.notation.script.UnmetExpectation;
import cardroom.notation.script.Word;
import java.util.List;

/// A written hand after it was played: what everybody won, what was refused, which expectations
/// failed.
///
/// @param line where its header is
/// @param drop what the table took
public record JudgedPokerHand(
    int line,
    String house,
    String game,
    String stakes,
    Money drop,
    List<Award> awards,
    List<Remedied> remedies,
    List<Refusal> refusals,
    List<UnmetExpectation> failures) {

  public JudgedPokerHand {
    awards = List.copyOf(awards);
    remedies = List.copyOf(remedies);
    refusals = List.copyOf(refusals);
    failures = List.copyOf(failures);
  }

  /// Chips that a seat received.
  ///
  /// @param hand what the hand is called, or empty when it was not shown
  public record Award(int seat, PotAward award, Money amount, Rule rule, String hand) {}

  /// Something that went wrong and was put right.
  public record Remedied(Word word, Rule rule, String sentence) {}

  /// An action that the rules refused.
  public record Refusal(Word word, int seat, Refused ruling) {

    /// A change that comes too late is refused by two equivalent clauses.
    boolean isUnder(String id) {
      var rule = ruling.rule();
      return rule.id().equals(id)
          || (rule == VariantRule.DRAW_CHANGE && id.equals(IrregularityRule.DRAW_CHANGED.id()));
    }
  }

  public boolean holds() {
    return failures.isEmpty();
  }
}
