package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingChoices;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choice.Pick;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything a player may do now.
final class PokerChoices {
  private final PokerTable game;
  private final PokerState table;
  private final Player player;
  private final PokerRulings rulings;
  private final List<Choice> offered = new ArrayList<>();

  PokerChoices(PokerTable game, PokerState table, Player player) {
    this.game = game;
    this.table = table;
    this.player = player;
    this.rulings = new PokerRulings(game.sheet(), table);
  }

  Choices all() {
    var chair = table.of(player);
    if (chair.isEmpty()) {
      seats();
    } else {
      hand(chair.get());
      staying(chair.get());
    }
    return new Choices(offered, List.of());
  }

  private void seats() {
    var seating = new PokerSeating(game.sheet(), table).seating();
    offered.addAll(new SeatingChoices(seating).seats(player, _ -> true));
  }

  private void hand(PokerPlayer chair) {
    var play = table.play();
    var position = Position.seat(chair.seat());
    play.filter(now -> !now.shuffleDue()).ifPresent(now -> changes(now, position));
    if (play.isEmpty() || !play.get().mayAct(chair.seat())) {
      return;
    }
    switch (PokerGame.options(play.get().hand())) {
      case LegalOptions.Bets bets -> bets(play.get(), bets, position);
      case LegalOptions.Kills(_, long price) -> {
        exact(PokerChoiceId.KILL, "Kill the pot", position, price, VariantRule.KILL);
        plain(PokerChoiceId.LET_LIVE, "No kill", position, VariantRule.KILL);
      }
      case LegalOptions.Draws(int place, long from, int most) ->
          cards(PokerChoiceId.DRAW, "Draw", position, from, 0, most, VariantRule.DRAW_HAND);
      case LegalOptions.Discards _ -> {
        long own = play.get().hand().felt().layout().down(play.get().lineup().place(chair.seat()));
        var rule = VariantRule.PINEAPPLE_DISCARD;
        cards(PokerChoiceId.DISCARD, "Discard", position, own, 1, 1, rule);
      }
      case LegalOptions.Shows shows -> {
        plain(PokerChoiceId.SHOW, "Show", position, PokerRule.SHOWDOWN);
        if (shows.mayMuck()) {
          plain(PokerChoiceId.MUCK, "Muck", position, PokerRule.SHOWDOWN);
        }
      }
      case LegalOptions.Deck _, LegalOptions.Over _ -> {}
    }
  }

  /// A different number of cards than the player asked for, while they may still change it.
  private void changes(HandInPlay play, Position position) {
    var rule = VariantRule.DRAW_CHANGE;
    // A player who stood pat must ask for at least one card, or nothing is changed.
    int least = play.hand() instanceof Hand.Replacing ? 0 : 1;
    PokerGame.change(play.hand(), play.lineup().place(position.seat()))
        .ifPresent(
            draws ->
                cards(
                    PokerChoiceId.CHANGE,
                    "Change the draw",
                    position,
                    draws.from(),
                    least,
                    draws.most(),
                    rule));
  }

  private void bets(HandInPlay play, LegalOptions.Bets bets, Position position) {
    var rule = PokerRule.STRUCTURED;
    if (bets.mayFold()) {
      plain(PokerChoiceId.FOLD, "Fold", position, rule);
    }
    if (bets.bringsIn()) {
      var opens = game.sheet().variant().opens();
      exact(PokerChoiceId.BRING_IN, "Bring in", position, bets.call(), opens);
    } else if (bets.call() > 0) {
      exact(PokerChoiceId.CALL, "Call", position, bets.call(), rule);
    } else {
      plain(PokerChoiceId.CHECK, "Check", position, rule);
    }
    if (bets.mayBet()) {
      var word = HandDecisions.bet(bets, play.hand()).word();
      var range =
          new Amount(
              Money.cents(bets.least()),
              Money.cents(bets.most()),
              Money.cents(bets.step()),
              Money.cents(bets.least()));
      // A raise names the total it goes to, so that nobody reads it as chips on top.
      var to = word.equals(PokerChoiceId.BET) ? "" : " to";
      var label = Character.toUpperCase(word.charAt(0)) + word.substring(1) + to;
      var sizes = PokerGame.sizes(play.hand());
      offered.add(Choice.amount(word, label, position, range, sizes));
    }
  }

  private void plain(String id, String label, Position position, Rule rule) {
    offered.add(Choice.plain(id, label, position, rule));
  }

  private void exact(String id, String label, Position position, long cents, Rule rule) {
    offered.add(Choice.amount(id, label, position, Amount.exactly(Money.cents(cents)), rule));
  }

  private void cards(
      String id, String label, Position position, long from, int min, int max, Rule rule) {
    var pick = new Pick(Cards.ofBits(from), min, Math.min(max, Long.bitCount(from)));
    offered.add(new Choice(id, label, position, Optional.empty(), Optional.of(pick), rule));
  }

  private void staying(PokerPlayer chair) {
    var entries = new PokerSeating(game.sheet(), table);
    var seating = entries.seating();
    var choices = new SeatingChoices(seating);
    if (!entries.isDealtIn(chair)) {
      choices.topUp(chair, seating.buyIn().suggested()).ifPresent(offered::add);
    }
    if (isAllowed(PokerChoiceId.POST)) {
      var label = "Post " + entries.due(chair);
      plain(PokerChoiceId.POST, label, Position.TABLE, entries.entryRule(chair));
    }
    ifAllowed(PokerChoiceId.KILL_TO_ENTER, "Kill", VariantRule.LOWBALL_NEW_PLAYER);
    ifAllowed(PokerChoiceId.WAIT_FOR_BLIND, "Wait for the blind", entries.entryRule(chair));
    ifAllowed(PokerChoiceId.ALL_IN_FOR_POT, "All-in for this pot", IrregularityRule.STUD_RIVER_UP);
    ifAllowed(PokerChoiceId.WITHDRAW, "Withdraw the hand", IrregularityRule.STUD_HOLE_EXPOSED);
    offered.addAll(choices.staying(chair));
    if (!entries.isDealtIn(chair)) {
      // Not asked at every decision.
      offered.addAll(choices.moves(chair, seat -> cost(chair, entries, seat)));
    }
  }

  /// A player who would move away from the coming blind is shown what it costs (POKER-MOVE-1).
  private static Optional<Rule> cost(PokerPlayer chair, PokerSeating entries, int seat) {
    boolean costs = chair.distance() < 0 && entries.waitsAt(chair, seat) >= 0;
    return costs ? Optional.of(PokerRule.MOVED_SEAT) : Optional.empty();
  }

  private void ifAllowed(String id, String label, Rule rule) {
    if (isAllowed(id)) {
      plain(id, label, Position.TABLE, rule);
    }
  }

  private boolean isAllowed(String id) {
    return rulings.of(new Act(player, id, Position.TABLE)) instanceof Ruling.Allowed;
  }
}
