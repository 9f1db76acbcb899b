package cardroom.server.people;

import cardroom.server.codec.Json;
import java.util.function.ToLongFunction;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The limits that a person set for themselves. A stricter limit applies at once, a looser one a
/// day later, so that nobody lifts a limit in the heat of a game.
///
/// @param laterFrom when `later` takes the place of `now`; 0 when nothing is to change
/// @param pausedUntil until when they do not want to play; 0 for no pause
public record OwnLimits(Bounds now, Bounds later, long laterFrom, long pausedUntil) {
  static final long DAY_MS = 24 * 3_600_000L;
  static final OwnLimits NONE = new OwnLimits(Bounds.NONE, Bounds.NONE, 0, 0);

  /// Limits for a day, each 0 where there is none.
  ///
  /// @param checkMinutes how often to be shown how long and with what result they have played
  public record Bounds(long lossCents, long minutes, long chipsCents, long checkMinutes) {
    static final Bounds NONE = new Bounds(0, 0, 0, 0);

    private Bounds stricter(Bounds other) {
      return new Bounds(
          least(other, Bounds::lossCents),
          least(other, Bounds::minutes),
          least(other, Bounds::chipsCents),
          other.checkMinutes());
    }

    private long least(Bounds other, ToLongFunction<Bounds> limit) {
      var one = limit.applyAsLong(this);
      var two = limit.applyAsLong(other);
      return one == 0 || two == 0 ? Math.max(one, two) : Math.min(one, two);
    }
  }

  /// The limits that apply at that time.
  public Bounds at(long time) {
    return laterFrom > 0 && time >= laterFrom ? later : now;
  }

  OwnLimits asked(Bounds wanted, long time) {
    var strict = at(time).stricter(wanted);
    return strict.equals(wanted)
        ? new OwnLimits(wanted, wanted, 0, pausedUntil)
        : new OwnLimits(strict, wanted, time + DAY_MS, pausedUntil);
  }

  /// A pause is never shortened.
  OwnLimits pausedUntil(long time) {
    return new OwnLimits(now, later, laterFrom, Math.max(pausedUntil, time));
  }

  static OwnLimits read(String text) {
    var json = Json.read(text);
    return new OwnLimits(
        bounds(json.path("now")),
        bounds(json.path("later")),
        json.path("laterFrom").asLong(0),
        json.path("pausedUntil").asLong(0));
  }

  private static Bounds bounds(JsonNode json) {
    return new Bounds(
        json.path("loss").asLong(0),
        json.path("minutes").asLong(0),
        json.path("chips").asLong(0),
        json.path("check").asLong(0));
  }

  String text() {
    var json = Json.object();
    json.set("now", json(now));
    json.set("later", json(later));
    return Json.text(json.put("laterFrom", laterFrom).put("pausedUntil", pausedUntil));
  }

  private static ObjectNode json(Bounds bounds) {
    return Json.object()
        .put("loss", bounds.lossCents())
        .put("minutes", bounds.minutes())
        .put("chips", bounds.chipsCents())
        .put("check", bounds.checkMinutes());
  }
}
