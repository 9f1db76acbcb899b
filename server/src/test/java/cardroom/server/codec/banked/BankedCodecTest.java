package cardroom.server.codec.banked;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedPlayer;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Decision;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBets;
import cardroom.games.rules.RuleIndex;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.houses.Catalogue;
import cardroom.server.codec.CodecContract;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Version 1 of every event, fixed by a golden file: a journal written today stays readable
/// forever.
class BankedCodecTest extends CodecContract {
  private static final Player ANN = new Player("ann");
  private static final Position THREE = Position.seat(3);

  private static final Pure215 GAME =
      new Pure215(Catalogue.packaged().pure215("casino-club", Map.of()).sheet());
  private static final RuleIndex RULES = new RuleIndex(GAME.clauses(), GAME.terms().schedules());

  private final BankedCodec<?> codec = new BankedCodec<>(GAME);

  @Override
  protected GameCodec<?> codec() {
    return codec;
  }

  @Override
  protected Class<BankedEvent> kind() {
    return BankedEvent.class;
  }

  private static Money dollars(long amount) {
    return Money.dollars(amount);
  }

  private static BankedEvent settled() {
    return new BankedEvent.Settled(
        List.of(
            new BankedEvent.Line(
                THREE,
                ANN,
                Pure215Wagers.GAME,
                1,
                dollars(20),
                dollars(-20),
                dollars(0),
                dollars(20),
                dollars(0),
                List.of(RULES.of("P215-OUT-7")),
                "hard 14 against soft 18")));
  }

  @Override
  protected List<Event> oneOfEach() {
    return List.of(
        new SeatingEvent.Sat(ANN, 3, dollars(200), BankedPlayer.Role.PROVIDER),
        new SeatingEvent.ToppedUp(ANN, dollars(50)),
        new SeatingEvent.Left(ANN, dollars(250)),
        new SeatingEvent.HourPassed(ANN),
        new SeatingEvent.Leaving(ANN),
        new SeatingEvent.SatOut(ANN),
        new SeatingEvent.CameBack(ANN),
        new SeatingEvent.Moved(ANN, 6, BankedPlayer.Role.PLAYER),
        new BankedEvent.BankPassed(4),
        new BankedEvent.BankTaken(4, ANN, dollars(500)),
        new BankedEvent.Wagered(THREE, ANN, SideBets.RED_FLEX.id(), dollars(5)),
        new BankedEvent.Matched(Position.behind(3, ANN), true),
        new BankedEvent.BetsMade(ANN, false),
        new BankedEvent.NobodyBet(),
        new BankedEvent.Closed(
            List.of(new BankedEvent.Fee(ANN, THREE, Money.cents(50), RULES.of("COL-CC-1")))),
        new BankedEvent.Shuffled(416, false),
        new BankedEvent.Burned(KING),
        new BankedEvent.Dealt(KING, true),
        new BankedEvent.Dealt(KING, false),
        new BankedEvent.Turned(List.of(KING)),
        new BankedEvent.Decided(
            THREE,
            Pure215Decision.DOUBLE,
            dollars(20),
            Map.of(Position.behind(3, ANN), dollars(5)),
            true),
        settled(),
        new BankedEvent.Voided("no card is left to deal", true),
        new BankedEvent.ScheduleChanged(2));
  }

  @Test
  void a_card_that_lies_face_down_has_no_name() {
    var body = codec.write(new BankedEvent.Dealt(KING, false), CARDS);
    assertThat(Json.text(body.json())).doesNotContain("Kh");
  }
}
