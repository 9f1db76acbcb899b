package cardroom.analysis.pure215;

import cardroom.analysis.pure215.PlayRules.Surrender;
import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.Suit;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Sheet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Two cards against an up card at the start of a round from whole decks: how often that happens,
/// and what each legal play is worth per unit, when the bank has no Pure.
///
/// @param bound the clause that leaves no choice between hitting and standing, in a sentence; empty
///   where there is a choice
public record OpeningHand(
    List<Card> hand,
    Card up,
    double chance,
    Map<PlayerOption, Double> plays,
    double bankBusts,
    String bound) {

  private static final HeldCards HANDS = HeldCards.ALL;

  public OpeningHand {
    hand = List.copyOf(hand);
    plays = Map.copyOf(plays);
  }

  /// One of each kind, except a Pure, which nobody plays.
  public static List<OpeningHand> all(Sheet sheet) {
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.decks(sheet.shoe().decks()));
    var all = new ArrayList<OpeningHand>();
    for (var solution : game.upcards()) {
      int up = solution.up().rank();
      for (int first = 0; first < PointRank.COUNT; first++) {
        for (int second = first; second < PointRank.COUNT; second++) {
          int hand = HANDS.pair(first, second);
          if (!UpcardSolution.isPure(hand)) {
            all.add(
                new OpeningHand(
                    List.of(card(first, Suit.SPADES), card(second, Suit.HEARTS)),
                    card(up, Suit.CLUBS),
                    game.chance(up, first, second),
                    legal(solution, hand),
                    HandWorth.busts(solution.up(), hand),
                    bound(solution.up().rules(), hand)));
          }
        }
      }
    }
    return all;
  }

  private static Card card(int rank, Suit suit) {
    return Card.of(rank == PointRank.ACE ? Rank.ACE : Rank.at(rank - 1), suit);
  }

  private static String bound(PlayRules rules, int hand) {
    int total = HANDS.total(hand);
    boolean isSoft = HANDS.isSoft(hand);
    if (!rules.mayStand(total, isSoft)) {
      return "Nobody stands on hard %d or less (%s)."
          .formatted(rules.mustHitTo(), Pure215Rule.CHART_1A.id());
    }
    return rules.mayHit(total, isSoft)
        ? ""
        : "Nobody hits hard %d or more (%s)."
            .formatted(rules.mustStandFrom(), Pure215Rule.CHART_1A.id());
  }

  private static Map<PlayerOption, Double> legal(UpcardSolution solution, int hand) {
    var rules = solution.up().rules();
    int total = HANDS.total(hand);
    boolean isSoft = HANDS.isSoft(hand);
    var legal = new EnumMap<PlayerOption, Double>(HandWorth.plays(solution, hand));
    legal
        .keySet()
        .removeIf(
            play ->
                switch (play) {
                  case HIT -> !rules.mayHit(total, isSoft);
                  case STAND -> !rules.mayStand(total, isSoft);
                  case DOUBLE -> !rules.mayDouble(total, isSoft);
                  case SURRENDER -> rules.surrender() != Surrender.LATE;
                  case SPLIT -> false;
                });
    return legal;
  }
}
