package cardroom.analysis.threecard;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayLaw.Line;
import cardroom.analysis.odds.Ratio;
import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HighCategory;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.HandPays;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.JudgedHand.Whose;
import cardroom.games.threecard.Sheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;

/// Everything about a sheet of Three Card Poker that can be counted exactly.
public final class ThreeCardAnalysis {

  /// How the figures are got and what they assume, for reports.
  public static final List<String> METHOD =
      List.of(
          "For every hand of a player and every exposed card all hands of the bank are counted out; every"
              + " figure is an"
              + " exact fraction.",
          "Ante and Play: the hand is played where that is worth more than folding, by somebody who knows"
              + " their own three"
              + " cards and the exposed one; 'blind' is the best play of somebody who looks at their own cards only.",
          "Other players' cards are unknown, and are as good as cards in the deck.",
          "Pair Plus is judged on hands that are played: no hand that it pays is better folded.",
          "The 6 Card Bonus goes by the best five of the player's and the bank's six cards.");

  /// The line of a side bet that follows from its others.
  public static final String LESS = "less";

  private static final Ratio LOST = Ratio.of(-1, 1);

  private final Sheet sheet;
  private final List<Card> deck;
  private final AntePlay antePlay;

  /// @param deck the different cards that are dealt from, at least nine
  public ThreeCardAnalysis(Sheet sheet, List<Card> deck) {
    this.sheet = sheet;
    this.deck = List.copyOf(deck);
    this.antePlay = new AntePlay(deck, sheet.qualifier());
  }

  /// Ante and Play together, per unit of Ante, played at its best with the exposed card known.
  public PayLaw exposed() {
    return antePlay.law();
  }

  /// The same played at its best by a player who looks only at their own cards.
  public PayLaw blind() {
    return antePlay.blindLaw();
  }

  /// In how many ways a player's hand, the exposed card and the rest of the bank's hand can be
  /// dealt.
  public long deals() {
    return hands(3) * (deck.size() - 3) * (deck.size() - 4) * (deck.size() - 5) / 2;
  }

  /// Ante and Play together, per unit of Ante, for a player who plays every hand of a given
  /// strength or better and folds the others.
  ///
  /// @param weakest the least strength that plays, by the exposed rank
  public Ratio playing(ToIntFunction<Rank> weakest) {
    return ThresholdPlay.ev(deck, sheet.qualifier(), weakest);
  }

  /// The weakest hand that plays against each exposed rank.
  public Map<Rank, String> strategy() {
    return antePlay.strategy();
  }

  public String blindStrategy() {
    return antePlay.blindStrategy();
  }

  /// Every side bet that this house offers and that can be weighed, in the order of its wagers.
  public SequencedMap<WagerId, Bonus> bonuses() {
    var laws = new LinkedHashMap<WagerId, Bonus>();
    sheet.offered().stream()
        .sorted(Comparator.comparing(HouseBet::id))
        .forEach(bet -> weighed(bet).ifPresent(law -> laws.put(bet.id(), law)));
    return laws;
  }

  /// One of them; empty where this house does not offer it.
  public Optional<PayLaw> bonus(WagerId wager) {
    return sheet.sideBet(wager).flatMap(this::weighed).map(Bonus::law);
  }

  /// A side bet, and the number of equally likely hands that decide it.
  public record Bonus(PayLaw law, long hands) {}

  /// One that a fold loses is weighed on hands that are played (3CP-PP-1): a player who knows from
  /// their own cards that it pays does not fold them. Where other cards decide it, nobody knows
  /// that.
  private Optional<Bonus> weighed(HouseBet bet) {
    var hand = bet.bet().hand();
    var cards = hand.whose().cards();
    return bet.table()
        .filter(_ -> bet.bet().outlivesFold() || hand.whose() == Whose.PLAYER)
        .map(
            pays -> {
              var counts = HandCounts.of(deck, hand, pays.lines().keySet());
              return new Bonus(law(pays, counts, hands(cards)), hands(cards));
            });
  }

  /// The strength of the weakest three cards that this side bet pays, by the ranking of the game.
  public static int weakestPaid(HouseBet bet) {
    var hand = bet.bet().hand();
    return ThreeCardHands.ALL
        .strengths(cards -> bet.pays(hand.kind().apply(hand.ranking().strength(cards))).isPresent())
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /// How many hands of that many cards the deck holds.
  public long hands(int cards) {
    long ways = 1;
    for (int taken = 0; taken < cards; taken++) {
      ways = ways * (deck.size() - taken) / (taken + 1);
    }
    return ways;
  }

  private static PayLaw law(HandPays pays, Map<HandCategory, Long> counts, long hands) {
    var lines = new ArrayList<Line>();
    var lost = Ratio.ONE;
    for (var line : pays.lines().entrySet()) {
      var chance = Ratio.of(counts.getOrDefault(line.getKey(), 0L), hands);
      lost = lost.minus(chance);
      lines.add(new Line(line.getKey().title(), chance, Ratio.of(line.getValue())));
    }
    lines.add(new Line(LESS, lost, LOST));
    return new PayLaw(lines);
  }

  /// How many six-card hands of a deck have each rank, by their best five.
  public static Map<HighCategory, Long> sixCards(List<Card> deck) {
    return SixCardCounts.of(deck);
  }
}
