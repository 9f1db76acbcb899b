package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.Role;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Opened;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every poker game over the API in two worlds that differ only in the face-down cards and in the
/// rest of the deck: an opponent, the rail and the floor are sent the same, message by message,
/// until the hands are shown.
class PokerHiddenCardsTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();
  private static final List<String> QUIET =
      List.of("bring-in", "check", "call", "let-live", "draw", "discard", "show");
  private static final int ACTIONS_MAX = 60;

  @TempDir Path folder;

  private static List<Card> deck(String game) {
    return Variants.of(game).deck().cards();
  }

  private static List<Card> shuffled(String game) {
    var random = new Random(4);
    return Shuffle.of(deck(game), bits -> random.nextLong() >>> (Long.SIZE - bits));
  }

  /// The same deck with every card that nobody named swapped with another such card.
  private static List<Card> changed(List<Card> order, String named) {
    var hidden = order.stream().filter(card -> !named.contains("\"" + card + "\"")).toList();
    var changed = new ArrayList<Card>();
    for (Card card : order) {
      var at = hidden.indexOf(card);
      changed.add(at < 0 ? card : hidden.get((at + 1) % hidden.size()));
    }
    return changed;
  }

  /// What the opponent, the rail and the floor were sent before the hands were shown, and what the
  /// other knew.
  private record Said(List<String> before, String hidden) {
    List<Integer> lengths() {
      return before.stream().map(String::length).toList();
    }
  }

  private Said world(String name, String game, List<Card> order) {
    assertThat(folder.resolve(name).toFile().mkdirs()).isTrue();
    var database = Database.at(Places.sqlite(folder.resolve(name)));
    var parts =
        Places.parts(database, new SheetCatalogue(Catalogue.packaged()))
            .with(ClockTimes.ENDLESS)
            .with(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)))
            .with(new PlannedShoe(deck(game), order));
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      return hand(room, doors, open(room, game));
    }
  }

  private static long open(Room room, String game) {
    var stakes = new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var opening =
        new TableOpening("ocean-view", game, new Setup("Poker", stakes, 2), Map.of(), "", "", 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  /// Ann, the rail and the floor look on; bob's cards are what they may not know.
  private static Said hand(Room room, WebServer doors, long table) {
    var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 1);
    var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 2);
    var rail = new Visitor(doors.port());
    var floor = Visitor.with(room, doors.port(), "flo", Role.FLOOR);
    var lines =
        List.of(
            ann.visitor().socket(socket(table)),
            rail.socket(socket(table)),
            floor.socket(socket(table)));
    var said = new ArrayList<String>();
    lines.forEach(line -> said.add(line.next()));
    ann.act("sit");
    bob.act("sit");
    for (var line : lines) {
      do {
        said.add(line.next());
      } while (!said.getLast().contains("\"kind\":\"deal\""));
    }
    for (int action = 0; action < ACTIONS_MAX; action++) {
      var before = List.copyOf(said);
      var hidden = bob.visitor().get(bob.address()).body();
      var number = quietly(ann, bob);
      lines.forEach(line -> said.addAll(line.until(number)));
      var after = said.subList(before.size(), said.size());
      if (after.stream().anyMatch(message -> message.contains("\"kind\":\"turn\""))) {
        return new Said(before, hidden);
      }
      said.add(rail.get(ann.address()).body());
      said.add(ann.visitor().get(ann.address()).body());
      said.add(floor.get(ann.address()).body());
      said.add(ann.visitor().get(ann.address() + "/coach").body());
      said.add(rail.get("/api/tables").body());
    }
    throw new AssertionError("the hand does not end");
  }

  private static String socket(long table) {
    return "/api/tables/" + table + "/socket";
  }

  /// The player whose turn it is puts in as little as they may and draws two cards.
  private static long quietly(PureGuest... guests) {
    for (var guest : guests) {
      for (var word : QUIET) {
        if (guest.offered(word).isPresent()) {
          return guest.act(word);
        }
      }
    }
    throw new AssertionError("nobody may act");
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void an_opponent_the_rail_and_the_floor_are_told_no_bit_of_what_lies_face_down(String game) {
    var order = shuffled(game);
    var one = world("one", game, order);
    var other = world("other", game, changed(order, String.join("", one.before())));
    assertThat(one.before()).hasSizeGreaterThan(15);
    assertThat(String.join("", one.before())).contains("\"calls\":[{");
    assertThat(other.lengths()).isEqualTo(one.lengths());
    assertThat(other.before()).isEqualTo(one.before());
    assertThat(other.hidden()).as("the worlds differ").isNotEqualTo(one.hidden());
  }
}
