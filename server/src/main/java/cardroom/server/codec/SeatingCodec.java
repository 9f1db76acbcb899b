package cardroom.server.codec;

import cardroom.games.money.Money;
import cardroom.games.seating.SeatStanding;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Player;
import cardroom.server.codec.GameCodec.Body;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/// Who comes and goes, written the same way for every table; what a game notes about a newcomer is
/// its own.
///
/// @param version the version that the game writes now
/// @param write puts somebody's standing beside their seat
/// @param read the standing as it was written
public record SeatingCodec(
    int version,
    BiConsumer<ObjectNode, SeatStanding> write,
    Function<BodyFields, SeatStanding> read) {

  public Body write(SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Sat(var player, var seat, var chips, var standing) -> {
        var json = player(player, chips).put("seat", seat);
        write.accept(json, standing);
        yield body("sat", json);
      }
      case SeatingEvent.ToppedUp(var player, var chips) -> body("topped-up", player(player, chips));
      case SeatingEvent.Left(var player, var chips) -> body("left", player(player, chips));
      case SeatingEvent.HourPassed(var player) -> body("hour-passed", player(player));
      case SeatingEvent.Leaving(var player) -> body("leaving", player(player));
      case SeatingEvent.SatOut(var player) -> body("sat-out", player(player));
      case SeatingEvent.CameBack(var player) -> body("came-back", player(player));
      case SeatingEvent.Moved(var player, int seat, var standing) -> {
        var json = player(player).put("seat", seat);
        write.accept(json, standing);
        yield body("moved", json);
      }
    };
  }

  private Body body(String kind, ObjectNode json) {
    return new Body(kind, version, json);
  }

  private static ObjectNode player(Player player) {
    return Json.object().put("player", player.name());
  }

  private static ObjectNode player(Player player, Money chips) {
    return player(player).put("cents", chips.cents());
  }

  /// The event of that kind; empty when it is one of the game's own.
  public Optional<SeatingEvent> read(String kind, BodyFields body) {
    return switch (kind) {
      case "sat" ->
          Optional.of(
              new SeatingEvent.Sat(
                  body.player(), body.number("seat"), body.cents("cents"), read.apply(body)));
      case "topped-up" ->
          Optional.of(new SeatingEvent.ToppedUp(body.player(), body.cents("cents")));
      case "left" -> Optional.of(new SeatingEvent.Left(body.player(), body.cents("cents")));
      case "hour-passed" -> Optional.of(new SeatingEvent.HourPassed(body.player()));
      case "leaving" -> Optional.of(new SeatingEvent.Leaving(body.player()));
      case "sat-out" -> Optional.of(new SeatingEvent.SatOut(body.player()));
      case "came-back" -> Optional.of(new SeatingEvent.CameBack(body.player()));
      case "moved" ->
          Optional.of(new SeatingEvent.Moved(body.player(), body.number("seat"), read.apply(body)));
      default -> Optional.empty();
    };
  }
}
