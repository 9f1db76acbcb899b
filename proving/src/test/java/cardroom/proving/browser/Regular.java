package cardroom.proving.browser;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import cardroom.server.table.Answer;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Seen;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.awaitility.Awaitility;

/// A player at the table without a browser, so that a test can have company.
final class Regular {

  private static final List<String> LEAST =
      List.of("check", "call", "bring-in", "let-live", "draw", "discard", "show");
  private static final List<String> MOST = List.of("raise", "bet", "complete", "call", "check");

  private static final Set<String> STAYS = Set.of("leave", "sit-out", "top-up", "move");

  private final Evening evening;
  private final Player player;
  private final long table;

  Regular(Evening evening, String name, long table) {
    this.evening = evening;
    this.player = new Player(name);
    this.table = table;
    evening.room.guests().admit(name);
  }

  Regular sits(int seat, long dollars) {
    return takes("sit", Position.seat(seat), Evening.dollars(dollars));
  }

  Regular banks(long dollars) {
    return takes("take-bank", offered("take-bank").position(), Evening.dollars(dollars));
  }

  Regular bets(int circle, long dollars) {
    return takes("bet.game", Position.seat(circle), Evening.dollars(dollars));
  }

  /// Takes a choice as soon as it is offered, for the amount the table suggests.
  Regular does(String choice) {
    var offer = offered(choice);
    var amount = offer.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
    return takes(choice, offer.position(), amount);
  }

  /// Sits down for the least amount.
  Regular comes(int seat) {
    var sit =
        look().choices().offered().stream()
            .filter(choice -> choice.id().equals("sit"))
            .filter(choice -> choice.position().equals(Position.seat(seat)))
            .findFirst()
            .orElseThrow();
    takes(sit, false);
    return this;
  }

  /// Does anything they may, but stays at the table; nothing where they have no choice.
  void tries(Random dice) {
    var offers =
        look().choices().offered().stream().filter(choice -> !STAYS.contains(choice.id())).toList();
    if (!offers.isEmpty()) {
      takes(offers.get(dice.nextInt(offers.size())), false);
    }
  }

  TableShowing sees() {
    return look();
  }

  /// Checks, calls or does whatever else costs least.
  void goesAlong() {
    takesFirst(LEAST, false);
  }

  /// Bets and raises as long as they may.
  void raises() {
    takesFirst(MOST, true);
  }

  /// The first of these that they may do now, if any.
  private void takesFirst(List<String> ids, boolean dearly) {
    var offers = look().choices().offered();
    for (var id : ids) {
      var offer = offers.stream().filter(choice -> choice.id().equals(id)).findFirst();
      if (offer.isPresent()) {
        takes(offer.get(), dearly);
        return;
      }
    }
  }

  /// With as few cards as required.
  private void takes(Choice choice, boolean dearly) {
    var amount = choice.amount().map(range -> dearly ? range.max() : range.min());
    var cards = choice.cards().map(pick -> pick.from().subList(0, pick.min())).orElse(List.of());
    var chips = amount.orElse(Money.ZERO);
    acts(new Command.Act(player, choice.id(), choice.position(), chips, cards));
  }

  private Choice offered(String id) {
    return Awaitility.await("%s may %s".formatted(player, id))
        .atMost(Duration.ofSeconds(90))
        .until(
            () -> look().choices().offered().stream().filter(c -> c.id().equals(id)).findFirst(),
            java.util.Optional::isPresent)
        .orElseThrow();
  }

  private Regular takes(String choice, Position position, Money amount) {
    acts(new Command.Act(player, choice, position, amount));
    return this;
  }

  private void acts(Command.Act act) {
    var key = evening.shoe.hex(16);
    var asked = new Asked(act, key, key, look().number());
    if (evening.room.tables().act(table, asked).join() instanceof Answer.Refused no) {
      var what = "%s may not %s: %s".formatted(player, act.choice(), no.words());
      throw new IllegalStateException(what);
    }
  }

  private TableShowing look() {
    return switch (evening.room.tables().look(table, new Viewer.Person(player)).join()) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }
}
