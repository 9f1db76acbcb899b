package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The number of different betting lines of a street, by the engine and by an independent
/// recursion. `-Dcardroom.rewrite=true` rewrites `docs/perft.md`.
class PerftTest {
  private static final Path DOCUMENT =
      Path.of(System.getProperty("cardroom.checkout", "..")).resolve("docs/perft.md");

  @Test
  void the_engine_and_a_plain_recursion_count_the_same_betting_lines() throws IOException {
    var lines = new ArrayList<String>();
    lines.add("# Betting lines of a street");
    lines.add("");
    lines.add(
        "How many different sequences of folds, checks, calls, bets and raises a betting round has,"
            + " with deep stacks,");
    lines.add(
        "two to four players and a cap of one to four bets. Counted by the engine and by an"
            + " independent recursion in `PerftTest`.");
    lines.add("");
    lines.add("| game | street | cap | 2 players | 3 players | 4 players |");
    lines.add("|---|---|---|---|---|---|");
    for (var variant : Variants.ALL) {
      for (int street = 0; street < 2; street++) {
        for (int cap = 1; cap <= 4; cap++) {
          lines.add(row(variant, street, cap));
        }
      }
    }
    var text = String.join("\n", lines) + "\n";
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(DOCUMENT, text);
    }
    assertThat(text).isEqualTo(Files.readString(DOCUMENT));
  }

  private static String row(Variant variant, int street, int cap) {
    var row =
        new StringBuilder(
            "| %s | %s | %d |".formatted(variant.id(), variant.streets().get(street).name(), cap));
    for (int players = 2; players <= 4; players++) {
      long engine = engine(variant, street, cap, players);
      assertThat(engine)
          .as(row.toString() + players)
          .isEqualTo(plain(variant, street, cap, players));
      row.append(' ').append(engine).append(" |");
    }
    return row.toString();
  }

  private static long engine(Variant variant, int street, int cap, int players) {
    var stacks = AmountsByPlace.each(players, 1_000_000);
    var terms =
        new HandTerms(
            variant,
            new BettingStructure.Limit(400, 800, true),
            400,
            200,
            cap,
            false,
            100,
            true,
            false,
            true,
            false,
            HouseReadings.USUAL);
    var start =
        variant.hasButton()
            ? HandStart.blinds(terms, stacks, 200, 400, 0)
            : HandStart.ante(terms, stacks, 50, 0);
    var hand = dealt(PokerGame.open(start));
    while (hand.felt().street() < street) {
      hand = dealt(PokerGame.apply(hand, passive(hand)));
    }
    return count(hand, street);
  }

  private static Action passive(Hand hand) {
    return switch (PokerGame.options(hand)) {
      case LegalOptions.Bets bets ->
          bets.bringsIn() ? Action.BRING_IN : bets.call() > 0 ? Action.CALL : Action.CHECK;
      default -> throw new IllegalStateException(hand.toString());
    };
  }

  /// Deals until somebody bets; open pairs are avoided, so that every bet has one size.
  private static Hand dealt(Hand start) {
    var hand = start;
    while (true) {
      switch (PokerGame.options(hand)) {
        case LegalOptions.Deck _ -> hand = PokerGame.apply(hand, Action.Deal.of(next(hand)));
        case LegalOptions.Kills(var places, _) ->
            hand = PokerGame.apply(hand, new Action.LetLive(places.first()));
        case LegalOptions.Draws _ -> hand = PokerGame.apply(hand, Action.Draw.PAT);
        default -> {
          return hand;
        }
      }
    }
  }

  private static Card next(Hand hand) {
    int target = PokerGame.target(hand);
    long up = target < 0 ? 0 : hand.felt().layout().up(target);
    for (long rest = hand.felt().layout().stub(); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      if ((up >>> (card / 4 * 4) & 0xF) == 0) {
        return Card.at(card);
      }
    }
    throw new IllegalStateException("no card left");
  }

  private static long count(Hand hand, int street) {
    boolean over = PokerGame.isOver(hand) || hand.felt().street() != street;
    if (over || !(PokerGame.options(hand) instanceof LegalOptions.Bets bets)) {
      return 1;
    }
    long lines = count(PokerGame.apply(hand, passive(hand)), street);
    if (!bets.bringsIn()) {
      lines += count(PokerGame.apply(hand, Action.FOLD), street);
    }
    if (bets.mayBet()) {
      lines += count(PokerGame.apply(hand, new Action.BetTo(bets.least())), street);
    }
    return lines;
  }

  /// Who acts is a list of names; nothing here is shared with the engine.
  private static long plain(Variant variant, int street, int cap, int players) {
    var order = new ArrayList<Integer>();
    for (int i = 0; i < players; i++) {
      order.add(i);
    }
    if (street > 0) {
      return lines(order, order, 0, cap, variant.checkRaise(), new TreeSet<>(), false);
    }
    if (variant.hasButton()) {
      return lines(order, order, 1, cap, variant.checkRaise(), new TreeSet<>(), true);
    }
    var others = order.subList(1, players);
    // The forced player brings it in, or completes; a raise of the others then comes back to them.
    return lines(order, others, 0, cap, true, new TreeSet<>(), true)
        + lines(order, others, 1, cap, true, new TreeSet<>(), true);
  }

  private static long lines(
      List<Integer> in,
      List<Integer> toAct,
      int bets,
      int cap,
      boolean checkRaise,
      Set<Integer> checked,
      boolean faced) {
    if (in.size() == 1 || toAct.isEmpty()) {
      return 1;
    }
    int me = toAct.getFirst();
    var later = toAct.subList(1, toAct.size());
    var rest = new ArrayList<>(in);
    rest.remove(Integer.valueOf(me));
    long count = lines(rest, later, bets, cap, checkRaise, checked, faced);
    var after = new TreeSet<>(checked);
    // With nothing to call, or in the big blind alone, passing is a check.
    boolean checks = !faced;
    if (checks) {
      after.add(me);
    }
    count += lines(in, later, bets, cap, checkRaise, after, faced);
    boolean mayRaise = bets < cap && (checkRaise || !checked.contains(me));
    if (mayRaise) {
      var answer = new ArrayList<Integer>();
      int at = in.indexOf(me);
      for (int i = 1; i < in.size(); i++) {
        answer.add(in.get((at + i) % in.size()));
      }
      count += lines(in, answer, bets + 1, cap, checkRaise, checked, true);
    }
    return count;
  }
}
