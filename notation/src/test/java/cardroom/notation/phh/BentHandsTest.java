package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Recorded hands of poker sites, altered the way other records differ: an equivalent hand agrees
/// as before, and one that contradicts itself is reported as such.
class BentHandsTest {
  private static final List<String> SITES = List.of("abs", "ftp", "ipn", "ong", "ps", "pty");
  private static final BigDecimal ANTE = new BigDecimal("0.05");

  /// What comes of a hand as it stands, which every bending asks, is worked out once.
  private static final Map<String, PhhReason> RECORDED = new ConcurrentHashMap<>();

  static Stream<String> hands() {
    return SITES.stream().flatMap(site -> SiteHandsTest.hands(site).stream());
  }

  private static PhhReason recorded(String text) {
    return RECORDED.computeIfAbsent(text, SiteHandsTest::reason);
  }

  /// Bends every hand that can be bent this way, and collects the results.
  private static Set<PhhReason> bent(Function<BentHand, Optional<BentHand>> bending) {
    var found = EnumSet.noneOf(PhhReason.class);
    long count =
        hands()
            .filter(hand -> recorded(hand).agrees())
            .map(BentHand::new)
            .flatMap(hand -> bending.apply(hand).stream())
            .peek(hand -> found.add(SiteHandsTest.reason(hand.text())))
            .count();
    assertThat(count).isGreaterThan(20);
    return found;
  }

  /// The same, one by one, where a bent hand must give the same result as before.
  private static void staysTheSame(Function<BentHand, Optional<BentHand>> bending) {
    hands()
        .forEach(
            text ->
                bending
                    .apply(new BentHand(text))
                    .ifPresent(
                        hand ->
                            assertThat(SiteHandsTest.reason(hand.text()))
                                .as(hand.text())
                                .isEqualTo(recorded(text))));
  }

  @Test
  void another_currency_and_keys_nobody_knows_change_nothing() {
    staysTheSame(
        hand ->
            Optional.of(
                hand.put("currency_symbol", "'€'")
                    .put("currency", "'EUR'")
                    .put("url", "'https://example.org/?a=[1]'")
                    .put("_note", "{ a = 1 }")));
    staysTheSame(
        hand -> {
          for (var key : List.of("antes", "blinds_or_straddles", "winnings", "finishing_stacks")) {
            if (hand.has(key)) {
              hand.amounts(key, times(hand.amounts(key)));
            }
          }
          if (!hand.isKnown()) {
            return Optional.empty();
          }
          hand.amounts("starting_stacks", times(hand.amounts("starting_stacks")));
          hand.put("min_bet", times(hand.amounts("min_bet")).getFirst().toPlainString());
          return Optional.of(
              hand.actions(hand.actions().stream().map(BentHandsTest::times).toList()));
        });
  }

  private static List<BigDecimal> times(List<BigDecimal> amounts) {
    return amounts.stream().map(amount -> amount.multiply(BigDecimal.valueOf(700))).toList();
  }

  private static String times(String action) {
    int at = action.indexOf("cbr ");
    return at < 0
        ? action
        : action.substring(0, at + 4)
            + times(List.of(new BigDecimal(action.substring(at + 4)))).getFirst().toPlainString();
  }

  @Test
  void shows_without_cards_may_stand_as_often_as_they_like() {
    staysTheSame(
        hand -> {
          var actions = new ArrayList<String>();
          for (var action : hand.actions()) {
            boolean shows = action.contains(" sm ");
            actions.addAll(
                shows ? List.of(action.replaceAll(" sm .*", " sm ????"), action) : List.of(action));
          }
          return Optional.of(hand.actions(actions));
        });
  }

  @Test
  void antes_of_everybody_are_won_by_the_winner() {
    var found =
        bent(
            hand -> {
              int players = hand.amounts("antes").size();
              var won = hand.hasWinnings() ? hand.amounts("winnings") : List.<BigDecimal>of();
              long winners = won.stream().filter(amount -> amount.signum() > 0).count();
              if (winners != 1 || hand.has("finishing_stacks")) {
                return Optional.empty();
              }
              hand.amounts("antes", Collections.nCopies(players, ANTE));
              hand.amounts("starting_stacks", plus(hand.amounts("starting_stacks"), ANTE));
              var more = ANTE.multiply(BigDecimal.valueOf(players));
              return Optional.of(
                  hand.amounts(
                      "winnings",
                      won.stream().map(w -> w.signum() > 0 ? w.add(more) : w).toList()));
            });
    assertThat(found).containsOnly(PhhReason.AS_RECORDED, PhhReason.UNMATCHED_COUNTED);
  }

  private static List<BigDecimal> plus(List<BigDecimal> amounts, BigDecimal more) {
    return amounts.stream().map(amount -> amount.add(more)).toList();
  }

  @Test
  void winnings_too_large_too_small_or_of_another_player_do_not_agree() {
    assertThat(bent(hand -> winnings(hand, won -> won.multiply(new BigDecimal("40")))))
        .containsOnly(PhhReason.MORE_WON);
    assertThat(bent(hand -> winnings(hand, won -> won.multiply(new BigDecimal("0.4")))))
        .containsOnly(PhhReason.LESS_WON);
    var moved =
        bent(
            hand -> {
              var won = hand.hasWinnings() ? hand.amounts("winnings") : List.<BigDecimal>of();
              Collections.rotate(won, 1);
              return hand.hasWinnings()
                  ? Optional.of(hand.amounts("winnings", won).without("finishing_stacks"))
                  : Optional.empty();
            });
    assertThat(moved.stream().filter(PhhReason::agrees)).isEmpty();
  }

  private static Optional<BentHand> winnings(
      BentHand hand, Function<BigDecimal, BigDecimal> change) {
    // Where the unmatched part is counted, other winnings may happen to fit.
    boolean isPlain = recorded(hand.text()) == PhhReason.AS_RECORDED;
    return hand.hasWinnings() && isPlain
        ? Optional.of(
            hand.without("finishing_stacks")
                .amounts("winnings", hand.amounts("winnings").stream().map(change).toList()))
        : Optional.empty();
  }

  @Test
  void an_end_cut_off_is_named_and_so_is_what_comes_after_the_end() {
    var cut =
        bent(
            hand -> {
              var actions = hand.actions();
              boolean decides = actions.getLast().matches("p\\d+ (f|cc|cbr .*)");
              return decides && hand.isKnown()
                  ? Optional.of(hand.actions(actions.subList(0, actions.size() - 1)))
                  : Optional.empty();
            });
    assertThat(cut).containsOnly(PhhReason.ENDS_EARLY);
    var on =
        bent(
            hand -> {
              var actions = hand.actions();
              actions.add("p1 cbr 1");
              return hand.isKnown() ? Optional.of(hand.actions(actions)) : Optional.empty();
            });
    assertThat(on).containsOnly(PhhReason.GOES_ON);
  }

  @Test
  void a_card_dealt_or_shown_twice_is_named() {
    var board =
        bent(
            hand -> {
              var actions = hand.actions();
              actions.replaceAll(
                  a -> a.matches("d db .{6}") ? "d db " + a.substring(5, 7).repeat(3) : a);
              boolean flops = actions.stream().anyMatch(action -> action.startsWith("d db"));
              return flops ? Optional.of(hand.actions(actions)) : Optional.empty();
            });
    assertThat(board).containsOnly(PhhReason.CARD_TWICE);
    var shown =
        bent(
            hand -> {
              var actions = hand.actions();
              var flop = actions.stream().filter(action -> action.matches("d db .{6}")).findFirst();
              var shows = actions.stream().filter(a -> a.matches("p\\d+ sm [^?]{4}")).toList();
              if (flop.isEmpty() || shows.size() < 2) {
                return Optional.empty();
              }
              actions.replaceAll(
                  a ->
                      shows.contains(a)
                          ? a.substring(0, a.indexOf(" sm ")) + " sm " + flop.get().substring(5, 9)
                          : a);
              return Optional.of(hand.actions(actions));
            });
    assertThat(shown).containsOnly(PhhReason.CARD_TWICE);
  }

  @Test
  void a_bet_beyond_the_stack_is_named() {
    var found =
        bent(
            hand -> {
              var actions = hand.actions();
              boolean bets = actions.removeIf(action -> action.contains(" sm "));
              actions.replaceAll(action -> action.contains(" cbr ") ? action + "000000" : action);
              return hand.isKnown() && !bets && actions.toString().contains("cbr")
                  ? Optional.of(hand.actions(noPoint(actions)))
                  : Optional.empty();
            });
    assertThat(found).containsOnly(PhhReason.MORE_BET);
  }

  private static List<String> noPoint(List<String> actions) {
    return actions.stream().map(action -> action.replace(".", "")).collect(Collectors.toList());
  }

  @Test
  void stacks_that_nobody_knows_still_let_the_hand_be_played() {
    var found =
        bent(
            hand -> {
              int players = hand.amounts("antes").size();
              var unknown = String.join(", ", Collections.nCopies(players, "inf"));
              return Optional.of(
                  hand.put("starting_stacks", "[" + unknown + "]").without("finishing_stacks"));
            });
    assertThat(found)
        .containsOnly(
            PhhReason.AS_RECORDED,
            PhhReason.UNMATCHED_COUNTED,
            PhhReason.WINNINGS_UNKNOWN,
            PhhReason.ALL_IN_UNKNOWN,
            PhhReason.POT_UNKNOWN);
  }

  @Test
  void a_key_that_is_missing_is_named_by_its_name() {
    for (var key : List.of("variant", "starting_stacks", "actions")) {
      assertThat(bent(hand -> Optional.of(hand.without(key)))).containsOnly(PhhReason.UNREADABLE);
    }
  }

  @Test
  void finishing_stacks_as_played_agree_and_a_cent_in_another_stack_does_not() {
    Function<BentHand, Optional<BentHand>> asPlayed =
        hand -> {
          var played = SiteHandsTest.replay(hand.text()).finishingStacks();
          var stacks = played.stream().map(cents -> BigDecimal.valueOf(cents, 2)).toList();
          return hand.isKnown()
              ? Optional.of(hand.amounts("finishing_stacks", stacks).without("winnings"))
              : Optional.empty();
        };
    assertThat(bent(asPlayed)).containsOnly(PhhReason.AS_RECORDED);
    var off =
        bent(
            hand ->
                asPlayed
                    .apply(hand)
                    .map(
                        same -> {
                          var stacks = same.amounts("finishing_stacks");
                          stacks.set(0, stacks.get(0).subtract(new BigDecimal("0.40")));
                          stacks.set(1, stacks.get(1).add(new BigDecimal("0.40")));
                          return same.amounts("finishing_stacks", stacks);
                        }));
    assertThat(off.stream().filter(PhhReason::agrees)).isEmpty();
  }
}
