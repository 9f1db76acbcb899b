package cardroom.analysis.threecard;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.threecard.ExposedCard.Results;
import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.ThreeCardCategory;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Ante and Play as an exact fraction: with the bank's exposed card known, and blind.
final class AntePlay {

  private static final int CARDS = 52;

  private final boolean[] inDeck = new boolean[CARDS];
  private final Map<Rank, TreeMap<Integer, Long>> gains = new EnumMap<>(Rank.class);
  private final TreeMap<Integer, Long> blindGains = new TreeMap<>();
  private final ResultCounts exposedCounts = new ResultCounts();
  private final ResultCounts blindCounts = new ResultCounts();

  AntePlay(List<Card> deck, Rank qualifier) {
    deck.forEach(card -> inDeck[card.index()] = true);
    deck.forEach(card -> gains.putIfAbsent(card.rank(), new TreeMap<>()));
    var exposed = ExposedCard.each(inDeck, strength -> qualifies(strength, qualifier));
    for (var hand : PlayerHands.of(inDeck)) {
      judge(hand, exposed);
    }
  }

  /// Any pair or better, or a high card of the qualifier or above (3CP-QUALIFY-1).
  static boolean qualifies(int strength, Rank qualifier) {
    var hand = ThreeCardHands.ALL.of(strength);
    return hand.category() != ThreeCardCategory.HIGH_CARD
        || hand.ranks().getFirst().index() >= qualifier.index();
  }

  private void judge(PlayerHands.Holding hand, ExposedCard[] exposed) {
    int strength = ThreeCardHands.ALL.strength(hand.one(), hand.two(), hand.three());
    var all = Results.NONE;
    for (int card = 0; card < CARDS; card++) {
      if (!inDeck[card] || card == hand.one() || card == hand.two() || card == hand.three()) {
        continue;
      }
      var results = exposed[card].against(hand.one(), hand.two(), hand.three());
      decide(Card.at(card).rank(), strength, hand.number(), results);
      all = all.plus(results);
    }
    blindGains.merge(strength, (long) hand.number() * gain(all), Long::sum);
    blindCounts.add(all, hand.number(), gain(all) > 0);
  }

  private void decide(Rank rank, int strength, int number, Results results) {
    int gain = gain(results);
    gains.getOrDefault(rank, new TreeMap<>()).merge(strength, (long) number * gain, Long::sum);
    exposedCounts.add(results, number, gain > 0);
  }

  /// What playing gains over folding.
  private static int gain(Results results) {
    return results.worth() + results.all();
  }

  /// The law of a round with the exposed card known.
  PayLaw law() {
    return exposedCounts.law();
  }

  PayLaw blindLaw() {
    return blindCounts.law();
  }

  /// The weakest hand that plays, for each exposed rank: `Q92`, `always`, `never`.
  Map<Rank, String> strategy() {
    var weakest = new EnumMap<Rank, String>(Rank.class);
    gains.forEach((rank, byStrength) -> weakest.put(rank, weakest(byStrength)));
    return weakest;
  }

  String blindStrategy() {
    return weakest(blindGains);
  }

  private static String weakest(NavigableMap<Integer, Long> byStrength) {
    var weakest = byStrength.lastKey() + 1;
    for (var entry : byStrength.descendingMap().entrySet()) {
      if (entry.getValue() <= 0) {
        break;
      }
      weakest = entry.getKey();
    }
    if (weakest > byStrength.lastKey()) {
      return "never";
    }
    return weakest == byStrength.firstKey() ? "always" : text(weakest);
  }

  private static String text(int strength) {
    var text = new StringBuilder();
    ThreeCardHands.ALL.of(strength).cards().forEach(card -> text.append(card.rank().symbol()));
    return text.toString();
  }
}
