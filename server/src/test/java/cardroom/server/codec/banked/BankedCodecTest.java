package cardroom.server.codec.banked;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.banked.Wager;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.server.codec.CardText;
import cardroom.server.codec.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Version 1 of every event, fixed by a golden file: a journal written today is read for ever.
class BankedCodecTest {
  private static final Player ANN = new Player("ann");
  private static final Position THREE = Position.seat(3);
  private static final Card KING = Card.parse("Kh");

  private final BankedCodec<Object> codec = new BankedCodec<>();

  /// Cards as they would be written with a shoe, without one.
  private static final CardText CARDS =
      new CardText() {
        @Override
        public String up(Card card) {
          return card + "@1:7";
        }

        @Override
        public String down(Card card) {
          return "1:7";
        }

        @Override
        public Card read(String text) {
          return KING;
        }
      };

  private static Money dollars(long amount) {
    return Money.dollars(amount);
  }

  private static List<BankedEvent> oneOfEach() {
    return List.of(
        new BankedEvent.Sat(ANN, 3, dollars(200), true),
        new BankedEvent.ToppedUp(ANN, dollars(50)),
        new BankedEvent.Left(ANN, dollars(250)),
        new BankedEvent.Leaving(ANN),
        new BankedEvent.SatOut(ANN),
        new BankedEvent.CameBack(ANN),
        new BankedEvent.BankPassed(4),
        new BankedEvent.BankTaken(4, ANN, dollars(500)),
        new BankedEvent.Wagered(THREE, ANN, Wager.RED_FLEX, dollars(5)),
        new BankedEvent.Matched(Position.behind(3, ANN), true),
        new BankedEvent.BetsMade(ANN, false),
        new BankedEvent.NobodyBet(),
        new BankedEvent.Closed(
            List.of(new BankedEvent.Fee(ANN, THREE, Money.cents(50), "COL-CC-1"))),
        new BankedEvent.Shuffled(416, false),
        new BankedEvent.Burned(KING),
        new BankedEvent.Dealt(KING, true),
        new BankedEvent.Dealt(KING, false),
        new BankedEvent.Turned(List.of(KING)),
        new BankedEvent.Decided(
            THREE, "double", dollars(20), Map.of(Position.behind(3, ANN), dollars(5)), true),
        new BankedEvent.Settled(
            List.of(
                new BankedEvent.Line(
                    THREE,
                    ANN,
                    Wager.GAME,
                    1,
                    dollars(20),
                    dollars(-20),
                    dollars(0),
                    dollars(20),
                    dollars(0),
                    List.of("P215-OUT-7"),
                    "hard 14 against soft 18"))),
        new BankedEvent.Voided("no card is left to deal", true),
        new BankedEvent.ScheduleChanged(2));
  }

  @Test
  void every_event_is_written_as_the_golden_file_says() throws IOException {
    var written =
        oneOfEach().stream()
            .map(event -> codec.write(event, CARDS))
            .map(
                body -> "%s %d %s\n".formatted(body.kind(), body.version(), Json.text(body.json())))
            .collect(Collectors.joining());
    try (var golden = Objects.requireNonNull(getClass().getResourceAsStream("v1.txt"))) {
      assertThat(written).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void every_event_is_read_back_as_it_was() {
    for (BankedEvent event : oneOfEach()) {
      var body = codec.write(event, CARDS);
      var json = Json.read(Json.text(body.json()));
      assertThat(codec.read(body.kind(), body.version(), json, CARDS)).isEqualTo(event);
    }
  }

  @Test
  void no_kind_of_event_is_left_out() {
    var kinds = oneOfEach().stream().map(Object::getClass).distinct().count();
    assertThat(BankedEvent.class.getPermittedSubclasses()).hasSize((int) kinds);
  }

  @Test
  void a_card_that_lies_face_down_has_no_name() {
    var body = codec.write(new BankedEvent.Dealt(KING, false), CARDS);
    assertThat(Json.text(body.json())).doesNotContain("Kh");
  }
}
