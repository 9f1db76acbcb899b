package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Shoe;
import cardroom.games.banked.table.BankedTable;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pure 21.5 over the API in two worlds that differ only in the bank's hole card and the rest of
/// the shoe: socket and REST say the same, message by message, until it is turned.
class HiddenCardsTest {
  private static final List<String> STEPS = List.of("done", "hit", "stand");

  @TempDir Path folder;

  /// What one world said before the hole card was turned, and after.
  private record Said(List<String> before, List<String> after) {
    List<Integer> lengths() {
      return before.stream().map(String::length).toList();
    }
  }

  static List<Card> shoe() {
    var game = TableEngines.of(Catalogue.packaged(), "casino-club", "pure-21.5", Map.of());
    return Shoe.of(((BankedTable<?>) game).game().terms().shoe().decks());
  }

  static List<Card> order(boolean reversed, String... first) {
    var rest = new ArrayList<>(shoe());
    var order = new ArrayList<Card>();
    for (String card : first) {
      order.add(Card.parse(card));
      rest.remove(Card.parse(card));
    }
    if (reversed) {
      Collections.reverse(rest);
    }
    order.addAll(rest);
    return order;
  }

  private Said world(String name, List<Card> order) {
    assertThat(folder.resolve(name).toFile().mkdirs()).isTrue();
    var database = Database.at(Places.sqlite(folder.resolve(name)));
    var parts =
        Places.parts(database, new SheetCatalogue(Catalogue.packaged()))
            .with(ClockTimes.ENDLESS)
            .with(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)))
            .with(new PlannedShoe(shoe(), order));
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      PureGuest.betMoreThanTheBank(bob, ann);
      return evening(doors, bob, ann);
    }
  }

  private static Said evening(WebServer doors, PureGuest bob, PureGuest ann) {
    var rail = new Visitor(doors.port());
    var lines = new ArrayList<Visitor.Line>();
    var said = new ArrayList<String>();
    for (var visitor : List.of(ann.visitor(), bob.visitor(), rail)) {
      var line = visitor.socket(ann.address() + "/socket");
      said.add(line.next());
      lines.add(line);
    }
    var before = List.<String>of();
    for (String step : STEPS) {
      before = List.copyOf(said);
      var number = ann.act(step);
      for (var line : lines) {
        said.addAll(line.until(number));
      }
      for (var visitor : List.of(ann.visitor(), bob.visitor(), rail)) {
        said.add(visitor.get(ann.address()).body());
        said.add(visitor.get("/api/tables").body());
      }
      // What the coach tells her depends on what she sees alone, to the last cent.
      said.add(ann.visitor().get(ann.address() + "/coach").body());
    }
    return new Said(before, said.subList(before.size(), said.size()));
  }

  @Test
  void nobody_is_told_a_bit_of_what_lies_face_down() {
    var one = world("one", order(false, "2c", "9c", "6d", "5h", "7s"));
    var other = world("other", order(true, "2c", "9c", "6d", "Ks", "7s"));
    assertThat(one.before()).hasSizeGreaterThan(15);
    assertThat(String.join("", one.before()))
        .contains("??", "9c", "7s", "worthCents", "has action")
        .doesNotContain("5h");
    assertThat(other.lengths()).isEqualTo(one.lengths());
    assertThat(other.before()).isEqualTo(one.before());
    assertThat(other.after()).as("the hole card is turned").isNotEqualTo(one.after());
  }
}
