package cardroom.server.odd;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.CardStyle;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Clock;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Face;
import cardroom.games.table.Need;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.games.table.TransferCause;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.table.WagerId;
import cardroom.server.odd.OddEvent.Guessed;
import cardroom.server.odd.OddEvent.Laid;
import cardroom.server.odd.OddEvent.Left;
import cardroom.server.odd.OddEvent.Mixed;
import cardroom.server.odd.OddEvent.Peeked;
import cardroom.server.odd.OddEvent.Sat;
import cardroom.server.odd.OddEvent.Settled;
import cardroom.server.odd.OddEvent.Staked;
import cardroom.server.odd.OddEvent.Turned;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Guess the colour of one card: right, and the stake comes back; wrong, and it goes to the drop.
public final class OddGame implements TableGame<OddTable> {
  static final Position SEAT = Position.seat(1);
  private static final WagerId WAGER = WagerId.named("odd");

  private enum OddRule implements Rule {
    ODD_1("The one player at the table may do this now.");

    private final String sentence;

    OddRule(String sentence) {
      this.sentence = sentence;
    }

    @Override
    public String id() {
      return "ODD-1";
    }

    @Override
    public String sentence() {
      return sentence;
    }
  }

  @Override
  public OddTable open(Setup setup) {
    return OddTable.empty(setup.name());
  }

  @Override
  public Ruling rule(OddTable table, Command command) {
    return switch (command) {
      case Command.Act act -> act(table, act);
      case Command.Deal(var card) -> Ruling.allowed(new Laid(card));
      case Command.Shuffled _ -> Ruling.allowed(new Mixed());
      case Command.Drawn _, Command.Call _, Command.HourPassed _ -> no("That is not done here");
      case Command.TimedOut _ when table.player().isEmpty() -> no("Nobody is late");
      case Command.TimedOut _ when table.isAtRest() -> Ruling.allowed(new Left(table.stack()));
      case Command.TimedOut _ -> guess(table, true);
    };
  }

  private static Ruling guess(OddTable table, boolean red) {
    var card = table.card().orElseThrow();
    return Ruling.allowed(new Guessed(red), new Turned(card), new Settled(card.isRed() == red));
  }

  private Ruling act(OddTable table, Command.Act act) {
    if (act.choice().equals("boom")) {
      throw new IllegalStateException("a fault that names the card " + table.card());
    }
    var offer =
        choices(table, new Viewer.Person(act.player())).offered().stream()
            .filter(choice -> choice.id().equals(act.choice()))
            .filter(choice -> choice.position().equals(act.position()))
            .filter(choice -> choice.amount().map(a -> a.takes(act.amount())).orElse(true))
            .findFirst();
    if (offer.isEmpty()) {
      return no("You cannot " + act.choice() + " now");
    }
    return switch (act.choice()) {
      case "sit" -> Ruling.allowed(new Sat(act.player(), act.amount()));
      case "leave" -> Ruling.allowed(new Left(table.stack()));
      case "stake" -> Ruling.allowed(new Staked(act.amount()));
      case "peek" -> Ruling.allowed(new Peeked());
      case "red" -> guess(table, true);
      default -> guess(table, false);
    };
  }

  private static Ruling no(String sentence) {
    return Ruling.refused(OddRule.ODD_1, sentence, "Take one of your choices.");
  }

  @Override
  public OddTable apply(OddTable table, Event event) {
    return switch ((OddEvent) event) {
      case Sat(var player, var amount) -> table.sits(Optional.of(player), amount);
      case Left _ -> table.sits(Optional.empty(), Money.ZERO);
      case Staked(var amount) -> table.stakes(amount);
      case Mixed _ -> table.mixes();
      case Laid(var card) -> table.lays(card);
      case Peeked _ -> table.peeks();
      case Guessed(var red) -> table.guesses(red);
      case Turned _ -> table.turns();
      case Settled(var won) -> table.settles(won);
    };
  }

  @Override
  public Need need(OddTable table) {
    if (table.player().isEmpty()) {
      return new Need.Nothing();
    }
    if (table.isAtRest()) {
      return new Need.Decisions(Set.of(SEAT), Clock.BETTING);
    }
    if (!table.mixed()) {
      return new Need.Chance(new ChanceRequest.Shuffle(Cards.STANDARD_52));
    }
    return table.card().isEmpty()
        ? new Need.Chance(new ChanceRequest.OneCard(false))
        : new Need.Decisions(Set.of(SEAT), Clock.ACTION);
  }

  @Override
  public Choices choices(OddTable table, Viewer viewer) {
    if (!(viewer instanceof Viewer.Person(var me))) {
      return Choices.NONE;
    }
    if (table.player().isEmpty()) {
      return offered(amount("sit", Money.dollars(1), Money.dollars(1_000)));
    }
    if (!table.player().get().equals(me)) {
      return Choices.NONE;
    }
    if (!table.isAtRest()) {
      return table.peeked()
          ? offered(plain("red"), plain("black"))
          : offered(plain("red"), plain("black"), plain("peek"));
    }
    return table.stack().isZero()
        ? offered(plain("leave"))
        : offered(amount("stake", Money.dollars(1), table.stack()), plain("leave"));
  }

  private static Choices offered(Choice... choices) {
    return new Choices(List.of(choices), List.of());
  }

  private static Choice plain(String id) {
    return Choice.plain(id, id, SEAT, OddRule.ODD_1);
  }

  private static Choice amount(String id, Money min, Money max) {
    var amount = new Choice.Amount(min.min(max), max, Money.cents(1), min.min(max));
    return Choice.amount(id, id, SEAT, amount, OddRule.ODD_1);
  }

  @Override
  public View view(OddTable table, Viewer viewer) {
    var phase = table.isAtRest() ? Phase.BETTING : Phase.PLAYING;
    var heading =
        new View.Heading(
            table.name(),
            "odd-house",
            "odd",
            "any",
            phase,
            "Guess.",
            table.round(),
            CardStyle.PLAIN,
            List.of(),
            List.of());
    var name = table.player().map(Object::toString).orElse("");
    var seat = new View.SeatView(1, name, table.stack(), List.of());
    var hands =
        table
            .card()
            .map(card -> new View.Hand(List.of(face(table, viewer)), "", table.stake(), List.of()))
            .stream()
            .toList();
    var stakes =
        table.isAtRest() ? List.<View.Stake>of() : List.of(new View.Stake(WAGER, table.stake()));
    var spot = new View.Spot(SEAT, name, stakes, hands, List.of());
    return new View(
        heading, List.of(seat), List.of(spot), Optional.empty(), List.of(), List.of(), List.of());
  }

  private static Face face(OddTable table, Viewer viewer) {
    var seen = table.turned() || (table.peeked() && viewer.is(table.player().orElseThrow()));
    return seen ? Face.up(table.card().orElseThrow()) : Face.down();
  }

  @Override
  public List<StoryLine> story(OddTable before, Event event, Viewer viewer) {
    return switch ((OddEvent) event) {
      case Sat(var player, _) -> List.of(StoryLine.say(player + " sits down"));
      case Left _ -> List.of(StoryLine.say("The player leaves"));
      case Staked(var amount) ->
          List.of(StoryLine.chips(SEAT, "A stake of " + amount, amount, OddRule.ODD_1));
      case Mixed _ -> List.of(StoryLine.at(SEAT, Kind.SHUFFLE, "The cards are shuffled"));
      case Laid _ -> List.of(StoryLine.card(SEAT, Kind.DEAL, "A card lies face down", Face.down()));
      case Peeked _ -> peeked(before, viewer);
      case Guessed(var red) ->
          List.of(StoryLine.at(SEAT, Kind.DECISION, red ? "Red" : "Black", OddRule.ODD_1));
      case Turned(var card) ->
          List.of(StoryLine.card(SEAT, Kind.TURN, "It is " + card, Face.up(card)));
      case Settled(var won) ->
          List.of(StoryLine.at(SEAT, Kind.RESULT, won ? "Right" : "Wrong", OddRule.ODD_1));
    };
  }

  private static List<StoryLine> peeked(OddTable before, Viewer viewer) {
    var face = face(before.peeks(), viewer);
    return List.of(StoryLine.card(SEAT, Kind.SAY, "The player looks at his card", face));
  }

  @Override
  public List<Transfer> transfers(OddTable before, Event event) {
    var slip = new Transfer.Slip();
    var bet = new TransferCause.Clause(OddRule.ODD_1, SEAT, WAGER);
    switch ((OddEvent) event) {
      case Sat(var player, var amount) ->
          slip.move(
              new ChipAccount.Purse(player),
              new ChipAccount.Stack(player),
              amount,
              TransferCause.Reason.BUY_IN);
      case Left(var amount) ->
          slip.move(stack(before), purse(before), amount, TransferCause.Reason.CASH_OUT);
      case Staked(var amount) -> slip.move(stack(before), new ChipAccount.Layout(), amount, bet);
      case Settled(var won) -> {
        var to = won ? stack(before) : new ChipAccount.Drop();
        slip.move(new ChipAccount.Layout(), to, before.stake(), bet);
      }
      case Mixed _, Laid _, Peeked _, Guessed _, Turned _ -> {}
    }
    return slip.transfers();
  }

  private static ChipAccount stack(OddTable table) {
    return new ChipAccount.Stack(table.player().orElseThrow());
  }

  private static ChipAccount purse(OddTable table) {
    return new ChipAccount.Purse(table.player().orElseThrow());
  }

  @Override
  public int round(OddTable table) {
    return table.round();
  }

  @Override
  public boolean atRest(OddTable table) {
    return table.isAtRest();
  }
}
