package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedEvent.Turned;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Swap the cards that a person may not know for any others: what that person sees, is told and may
/// choose stays the same.
final class BankedHiddenCardsTest {

  private static final int ROUNDS = 12 * Integer.getInteger("cardroom.tries", 1);

  private final TableGame<?> engine =
      TableEngines.of(Catalogue.packaged(), "casino-club", "three-card-poker", Map.of());

  @ParameterizedTest
  @ValueSource(strings = {"ann", "bob", "eve", "cy", "dee", "rail"})
  void until_hands_are_shown_nothing_depends_on_hidden_cards(String name) {
    var viewer = OneRound.viewer(name);
    for (var seed = 0; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var deck = shuffled(Cards.STANDARD_52, random);
      var known = new HashSet<>(OneRound.seenBefore(name).stream().map(deck::get).toList());
      var twin = exchanged(deck, card -> !known.contains(card), random);
      var seen = OneRound.play(engine, deck, seed, viewer).before();
      assertThat(OneRound.play(engine, twin, seed, viewer).before()).isEqualTo(seen);
    }
  }

  /// The 6 Card Bonus result of a player who folded is public; beyond it their hand stays unknown.
  @ParameterizedTest
  @ValueSource(strings = {"ann", "bob", "eve", "cy", "dee", "rail"})
  void a_folded_hand_is_never_known(String name) {
    var viewer = OneRound.viewer(name);
    var compared = 0;
    for (var seed = 0; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var deck = shuffled(Cards.STANDARD_52, random);
      var seen = OneRound.play(engine, deck, seed, viewer);
      var known = new HashSet<>(OneRound.seenBefore(name).stream().map(deck::get).toList());
      known.addAll(shown(seen));
      var twin = exchanged(deck, card -> !known.contains(card), random);
      var other = OneRound.play(engine, twin, seed, viewer);
      if (other.money().equals(seen.money())) {
        assertThat(other.before()).isEqualTo(seen.before());
        assertThat(other.after()).isEqualTo(seen.after());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(ROUNDS / 2);
  }

  private static Set<Card> shown(OneRound.Seen seen) {
    var shown = new HashSet<Card>();
    seen.events().stream()
        .filter(Turned.class::isInstance)
        .forEach(event -> shown.addAll(((Turned) event).cards()));
    return shown;
  }

  private static List<Card> shuffled(List<Card> cards, Random random) {
    var deck = new ArrayList<>(cards);
    Collections.shuffle(deck, random);
    return deck;
  }

  private static List<Card> exchanged(List<Card> deck, Predicate<Card> which, Random random) {
    var others = shuffled(deck.stream().filter(which).toList(), random).iterator();
    return deck.stream().map(card -> which.test(card) ? others.next() : card).toList();
  }
}
