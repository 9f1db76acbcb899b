package cardroom.server.codec.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import cardroom.server.codec.Json;
import cardroom.server.shoe.ShoeSlots;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Whole evenings of every poker game are read back from the journal as they happened.
class PokerEveningTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  private final Catalogue catalogue = Catalogue.packaged();

  private WrittenEvening evening(String game, long seed) {
    var sheet = catalogue.poker("ocean-view", game, Map.of()).sheet();
    var stakes = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var setup = new Setup("table 1", stakes, sheet.playersMax());
    var evening = new WrittenEvening(new PokerTable(sheet), setup, seed);
    evening.play(20);
    return evening;
  }

  private PokerCodec codec(String game) {
    return new PokerCodec(catalogue.poker("ocean-view", game, Map.of()).sheet());
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void what_was_written_is_read_back_from_the_sealed_shoes(String game) {
    var codec = codec(game);
    for (long seed = 1; seed <= 3; seed++) {
      var evening = evening(game, seed);
      var slots = new ShoeSlots(evening.shoes, evening.seals::open);
      var atRest = true;
      for (var line : evening.lines) {
        if (line.shoe() != slots.ordinal()) {
          slots.begin(line.shoe(), 0);
        }
        var body = line.body();
        var json = Json.read(Json.text(body.json()));
        assertThat(codec.read(body.kind(), body.version(), json, slots)).isEqualTo(line.event());
        if (line.after().play().isEmpty() && !atRest) {
          slots.cleared();
        }
        atRest = line.after().play().isEmpty();
      }
    }
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_table_at_rest_is_restored_as_it_was(String game) {
    var codec = codec(game);
    for (var line : evening(game, 5).lines) {
      if (line.after().play().isEmpty()) {
        var snapshot = Json.read(Json.text(codec.snapshot(line.after())));
        assertThat(codec.restore(snapshot)).isEqualTo(line.after().cleared());
      }
    }
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void no_card_that_is_hidden_is_named_in_the_journal(String game) {
    for (var line : evening(game, 9).lines) {
      var names =
          switch (line.event()) {
            case PokerEvent.Dealt dealt when !dealt.faceUp() -> List.of(dealt.card());
            default -> List.<cardroom.cards.Card>of();
          };
      names.forEach(
          card -> assertThat(Json.text(line.body().json())).doesNotContain(card.toString()));
    }
  }
}
