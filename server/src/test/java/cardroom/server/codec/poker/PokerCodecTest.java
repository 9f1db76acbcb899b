package cardroom.server.codec.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerDecision;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerFloorCall;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.rules.Rule;
import cardroom.games.rules.RuleIndex;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.houses.Catalogue;
import cardroom.server.codec.CodecContract;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Version 1 of every event, fixed by a golden file: a journal written today stays readable
/// forever.
class PokerCodecTest extends CodecContract {
  private static final Player ANN = new Player("ann");

  private static final PokerSheet SHEET =
      Catalogue.packaged().poker("ocean-view", "lowball", Map.of()).sheet();

  private final PokerCodec codec = new PokerCodec(SHEET);
  private final RuleIndex rows = new RuleIndex(SHEET.rows());

  @Override
  protected GameCodec<?> codec() {
    return codec;
  }

  @Override
  protected Class<PokerEvent> kind() {
    return PokerEvent.class;
  }

  private static Money dollars(long amount) {
    return Money.dollars(amount);
  }

  private static Lineup lineup() {
    return new Lineup(
        2,
        3,
        5,
        List.of(3, 5, 2),
        List.of(dollars(2), dollars(4), dollars(8)),
        List.of(dollars(0), dollars(2), dollars(0)),
        2,
        3);
  }

  @Override
  protected List<Event> oneOfEach() {
    return List.of(
        new SeatingEvent.Sat(ANN, 3, dollars(200), PokerPlayer.Entry.POSTS_BOTH),
        new SeatingEvent.ToppedUp(ANN, dollars(50)),
        new SeatingEvent.Left(ANN, dollars(250)),
        new SeatingEvent.HourPassed(ANN),
        new SeatingEvent.Leaving(ANN),
        new SeatingEvent.SatOut(ANN),
        new SeatingEvent.CameBack(ANN),
        new SeatingEvent.Moved(ANN, 6, new PokerPlayer.BlindDue(-1)),
        new PokerEvent.Entered(ANN, PokerPlayer.Entry.WAITING),
        new PokerEvent.Missed(ANN),
        new PokerEvent.Began(12, lineup()),
        new PokerEvent.Shuffled(),
        new PokerEvent.Dealt(KING, true),
        new PokerEvent.Dealt(KING, false),
        new PokerEvent.Decided(3, PokerDecision.DRAW, Money.ZERO, List.of(KING), false),
        new PokerEvent.Decided(3, PokerDecision.RAISE, dollars(16), List.of(), true),
        new PokerEvent.Turned(3, List.of(KING)),
        new PokerEvent.Armed(PokerFloorCall.EXPOSE_NEXT, 3),
        new PokerEvent.Troubled(
            PokerFloorCall.EXPOSED,
            3,
            List.of(KING),
            PokerRules.withId("DRAW-IRR-2").orElseThrow()),
        new PokerEvent.Taken(3, 4),
        new PokerEvent.Redealt(),
        new PokerEvent.Ended(
            List.of(
                new PokerEvent.Line(
                    3, ANN, 0, PotAward.HIGH, dollars(24), PokerRule.SHOWDOWN, "pair of kings")),
            dollars(4),
            rows.of("COL-OVP-L-3")),
        new PokerEvent.Voided("called off by the floor"));
  }

  @Test
  void a_clause_that_the_sheet_no_longer_has_is_read_by_its_id() {
    var gone = Rule.cited("COL-OVP-L-99");
    var ended = new PokerEvent.Ended(List.of(), dollars(4), gone);
    var body = codec.write(ended, CARDS);
    assertThat(codec.read(body.kind(), body.version(), body.json(), CARDS)).isEqualTo(ended);
  }

  @Test
  void a_card_that_lies_face_down_or_is_thrown_away_has_no_name() {
    for (PokerEvent event :
        List.of(
            new PokerEvent.Dealt(KING, false),
            new PokerEvent.Decided(3, PokerDecision.DISCARD, Money.ZERO, List.of(KING), false))) {
      assertThat(Json.text(codec.write(event, CARDS).json())).doesNotContain("Kh");
    }
  }
}
