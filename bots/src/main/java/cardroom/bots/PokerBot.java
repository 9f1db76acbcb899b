package cardroom.bots;

import cardroom.analysis.equity.KnownCards;
import cardroom.analysis.equity.PotExpectation;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.RandomBits;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerChoiceId;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;

/// A bot at a poker table: estimates the equity of its hand from what is in sight, bets with more
/// than a fair share of the pots, and calls when the pot odds are good enough.
public final class PokerBot implements Bot {
  private static final Set<String> BETS =
      Set.of(PokerChoiceId.BET, PokerChoiceId.RAISE, PokerChoiceId.COMPLETE);
  private static final List<String> AS_A_MATTER_OF_COURSE =
      List.of(PokerChoiceId.LET_LIVE, PokerChoiceId.SHOW, PokerChoiceId.BRING_IN);
  private static final int SEED_BITS = 63;
  // The pot must pay a little more than the call is worth.
  private static final double CAUTION = 1.1;

  private final RandomBits bits;
  private final Manner manner;
  private Optional<PotExpectation> latest = Optional.empty();

  /// A bot keeps its seat, and does not change a draw it has announced.
  private static final Set<String> OF_SEATS =
      Set.of(Seating.SIT, Seating.MOVE, PokerChoiceId.CHANGE);

  public PokerBot(RandomBits bits) {
    this(bits, new Manner(160, 160, true, 1.05, 0.02));
  }

  PokerBot(RandomBits bits, Manner manner) {
    this.bits = bits;
    this.manner = manner;
  }

  /// How carefully a bot estimates, and when it bets.
  ///
  /// @param deals how many deals of the unseen cards it samples at most: where they do not settle a
  ///   decision, both ways of deciding are worth almost the same
  /// @param discardDeals how many for each card it might discard
  /// @param mindsBets whether it assumes stronger hands of those who bet
  /// @param timesFair how many fair shares of the pot it wants for a bet
  /// @param aboveFair by how much its share must exceed one fair share as well
  record Manner(
      int deals, int discardDeals, boolean mindsBets, double timesFair, double aboveFair) {}

  @Override
  public Optional<Act> act(Player me, View view, Choices choices) {
    var offered = ofTheHand(choices);
    if (offered.isEmpty() || !Variants.has(view.table().game())) {
      return Optional.empty();
    }
    var known = KnownCardsReader.of(me, view);
    var seen = manner.mindsBets() ? known : known.withoutTells();
    return Optional.of(decide(me, view, offered, seen));
  }

  private static List<Choice> ofTheHand(Choices choices) {
    var offered = new ArrayList<Choice>();
    for (var choice : choices.offered()) {
      if (!choice.position().equals(Position.TABLE) && !OF_SEATS.contains(choice.id())) {
        offered.add(choice);
      }
    }
    return offered;
  }

  private Act decide(Player me, View view, List<Choice> offered, KnownCards seen) {
    var variant = Variants.of(view.table().game());
    var draw = find(offered, PokerChoiceId.DRAW);
    if (draw.isPresent()) {
      return with(me, draw.get(), Cards.ofBits(PokerDraws.given(variant, seen.own())));
    }
    var discard = find(offered, PokerChoiceId.DISCARD);
    if (discard.isPresent()) {
      return with(
          me, discard.get(), List.of(outlook(variant).leastMissed(seen, manner.discardDeals())));
    }
    for (var word : AS_A_MATTER_OF_COURSE) {
      var plain = find(offered, word);
      if (plain.isPresent()) {
        return made(me, plain.get());
      }
    }
    return bet(me, view, offered, outlook(variant), seen);
  }

  /// A bot plays one game for a whole evening; every decision has a seed of its own.
  private PotExpectation outlook(Variant variant) {
    long seed = bits.next(SEED_BITS);
    var outlook =
        latest
            .filter(one -> one.isFor(variant))
            .map(one -> one.seeded(seed))
            .orElseGet(
                () -> new PotExpectation(variant, hand -> PokerDraws.given(variant, hand), seed));
    latest = Optional.of(outlook);
    return outlook;
  }

  private Act bet(
      Player me, View view, List<Choice> offered, PotExpectation outlook, KnownCards seen) {
    double fair = 1.0 / (seen.rivals().size() + 1);
    double worthBetting = Math.max(fair * manner.timesFair(), fair + manner.aboveFair());
    var bet = offered.stream().filter(choice -> BETS.contains(choice.id())).findFirst();
    var check = find(offered, PokerChoiceId.CHECK);
    var call = find(offered, PokerChoiceId.CALL);
    long price = call.flatMap(Choice::amount).map(range -> range.min().cents()).orElse(0L);
    double worthCalling = price == 0 ? 0 : price * CAUTION / (pot(view) + price);
    var marks =
        DoubleStream.of(bet.isPresent() ? worthBetting : 0, check.isPresent() ? 0 : worthCalling)
            .filter(mark -> mark > 0)
            .toArray();
    double share = marks.length == 0 ? 0 : outlook.shareBeside(marks, seen, manner.deals());
    if (bet.isPresent() && share > worthBetting) {
      return made(me, bet.get());
    }
    if (check.isPresent()) {
      return made(me, check.get());
    }
    return call.isPresent() && (price == 0 || share > worthCalling)
        ? made(me, call.get())
        : made(me, find(offered, PokerChoiceId.FOLD).orElse(offered.getFirst()));
  }

  /// The pots and the bets in front of the players.
  private static long pot(View view) {
    long cents = 0;
    for (var spot : view.positions()) {
      for (var stake : spot.stakes()) {
        cents += stake.amount().cents();
      }
    }
    for (var pot : view.pots()) {
      cents += pot.amount().cents();
    }
    return cents;
  }

  private static Optional<Choice> find(List<Choice> offered, String id) {
    for (var choice : offered) {
      if (choice.id().equals(id)) {
        return Optional.of(choice);
      }
    }
    return Optional.empty();
  }

  private static Act made(Player me, Choice choice) {
    var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    return new Act(me, choice.id(), choice.position(), amount);
  }

  private static Act with(Player me, Choice choice, List<Card> cards) {
    return new Act(me, choice.id(), choice.position(), Money.ZERO, cards);
  }
}
