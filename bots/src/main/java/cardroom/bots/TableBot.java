package cardroom.bots;

import cardroom.cards.RandomBits;
import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerChoiceId;
import cardroom.games.poker.variant.Variants;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.table.BetId;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A bot at any table: takes and passes the bank, bets, and plays its hands.
public final class TableBot implements Bot {

  private static final int SMALL_BANKS = 20;
  private static final int SMALL_BANK = 12;

  private final BotHabits temper;
  private final BotRandomness dice;
  private final PokerBot poker;

  public TableBot(BotHabits temper, RandomBits bits) {
    this.temper = temper;
    this.dice = new BotRandomness(bits);
    this.poker = new PokerBot(bits);
  }

  @Override
  public Optional<Act> act(Player me, View view, Choices choices) {
    if (Variants.has(view.table().game())) {
      return poker.act(me, view, choices);
    }
    var offered = choices.offered();
    return bank(offered)
        .or(() -> bet(me, view, offered))
        .or(() -> insurance(offered))
        .or(() -> hand(view, offered))
        .or(() -> quietly(offered))
        .map(made -> act(me, made));
  }

  private static Act act(Player me, Made made) {
    var choice = made.choice();
    var cards = choice.cards().map(pick -> pick.from().subList(0, pick.min())).orElse(List.of());
    return new Act(me, choice.id(), choice.position(), made.amount(), cards);
  }

  /// At a table whose game it does not know, it plays for as little as it can.
  private static Optional<Made> quietly(List<Choice> offered) {
    var here = offered.stream().filter(c -> !c.position().equals(Position.TABLE)).toList();
    return find(here, PokerChoiceId.CHECK)
        .or(() -> find(here, PokerChoiceId.CALL))
        .or(() -> here.stream().findFirst())
        .map(TableBot::plain);
  }

  private record Made(Choice choice, Money amount) {}

  private static Optional<Choice> find(List<Choice> offered, String id) {
    for (var choice : offered) {
      if (choice.id().equals(id)) {
        return Optional.of(choice);
      }
    }
    return Optional.empty();
  }

  private static Made plain(Choice choice) {
    return new Made(choice, choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO));
  }

  /// Only when the bank is offered to it: only then can it be passed.
  private Optional<Made> bank(List<Choice> offered) {
    var pass = find(offered, BankedChoiceId.PASS_BANK);
    var take = find(offered, BankedChoiceId.TAKE_BANK);
    if (pass.isPresent() && take.isPresent() && dice.inHundred(temper.banks())) {
      return take.map(this::bankOf);
    }
    return pass.map(TableBot::plain);
  }

  /// Mostly a bank that covers the table; now and then a small one, so that players meet a short
  /// bank.
  private Made bankOf(Choice choice) {
    return dice.inHundred(SMALL_BANKS)
        ? new Made(choice, dice.some(choice.amount().orElseThrow(), SMALL_BANK))
        : plain(choice);
  }

  /// Its own wager first, then any extras, then it is done.
  private Optional<Made> bet(Player me, View view, List<Choice> offered) {
    var done = find(offered, BankedChoiceId.DONE);
    if (done.isEmpty()) {
      return Optional.empty();
    }
    var mine = new ArrayList<View.Spot>();
    for (var spot : view.positions()) {
      if (spot.bettor().equals(me.name())) {
        mine.add(spot);
      }
    }
    var bets = new ArrayList<Choice>();
    for (var choice : offered) {
      if (BetId.isBet(choice.id())) {
        bets.add(choice);
      }
    }
    if (mine.isEmpty()) {
      return own(done.get(), bets).or(() -> done.map(TableBot::plain));
    }
    return match(offered).or(() -> fancy(mine, bets)).or(() -> done.map(TableBot::plain));
  }

  private Optional<Made> own(Choice done, List<Choice> bets) {
    return bets.stream()
        .filter(choice -> choice.position().equals(done.position()))
        .findFirst()
        .or(() -> bets.stream().findFirst())
        .map(choice -> new Made(choice, dice.some(choice.amount().orElseThrow(), temper.units())));
  }

  /// Behind another player, it sometimes matches that player's doubles and splits.
  private Optional<Made> match(List<Choice> offered) {
    return find(offered, BankedChoiceId.MATCH)
        .filter(_ -> dice.inHundred(temper.behind()))
        .map(TableBot::plain);
  }

  /// A bonus wager beside a wager it has, another circle, or a wager behind another player.
  private Optional<Made> fancy(List<View.Spot> mine, List<Choice> bets) {
    var open = bets.stream().filter(choice -> isNew(mine, choice)).toList();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    var choice = dice.one(open);
    var isBeside = mine.stream().anyMatch(spot -> spot.position().equals(choice.position()));
    var likes =
        isBeside
            ? temper.bonus()
            : choice.position().isBackline() ? temper.behind() : temper.circles();
    return dice.inHundred(likes)
        ? Optional.of(new Made(choice, dice.some(choice.amount().orElseThrow(), temper.units())))
        : Optional.empty();
  }

  private static boolean isNew(List<View.Spot> mine, Choice choice) {
    var wager = BetId.wager(choice.id());
    for (var spot : mine) {
      if (spot.position().equals(choice.position())) {
        for (var stake : spot.stakes()) {
          if (stake.wager().word().equals(wager)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /// Even money where a house offers it, insurance now and then, not always in full.
  private Optional<Made> insurance(List<Choice> offered) {
    var none = find(offered, Pure215ChoiceId.NO_INSURANCE);
    if (none.isEmpty() || !dice.inHundred(temper.insures())) {
      return none.map(TableBot::plain);
    }
    return find(offered, Pure215ChoiceId.EVEN_MONEY)
        .map(TableBot::plain)
        .or(() -> find(offered, Pure215ChoiceId.INSURANCE).map(this::lessNowAndThen))
        .or(() -> none.map(TableBot::plain));
  }

  private Made lessNowAndThen(Choice choice) {
    return choice.amount().isPresent() && dice.inHundred(temper.less())
        ? new Made(choice, dice.some(choice.amount().get(), temper.units()))
        : plain(choice);
  }

  /// By the book, with an occasional slip and sometimes a double for less.
  private Optional<Made> hand(View view, List<Choice> offered) {
    var playable =
        offered.stream().filter(choice -> BookChoice.WORDS.contains(choice.id())).toList();
    if (playable.isEmpty()) {
      return Optional.empty();
    }
    if (dice.inHundred(temper.errs())) {
      return Optional.of(plain(dice.one(playable)));
    }
    return Optional.of(lessNowAndThen(BookChoice.best(view, playable)));
  }
}
