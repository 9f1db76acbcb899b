package cardroom.server.people;

import cardroom.server.codec.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The limits that a person set for themselves. A stricter limit applies at once, a looser one a
/// day later, so that nobody lifts a limit in the heat of a game. Each has a day of its own:
/// setting another one, or the same once more, does not begin it again.
///
/// @param check how often, in minutes, to be shown how long and with what result they have played
/// @param pausedUntil until when they do not want to play; 0 for no pause
public record LimitSettings(Limit loss, Limit minutes, Limit chips, long check, long pausedUntil) {
  static final long DAY_MS = 24 * 3_600_000L;
  static final LimitSettings NONE = new LimitSettings(Limit.NONE, Limit.NONE, Limit.NONE, 0, 0);

  /// One limit for a day; 0 where there is none.
  ///
  /// @param from when `later` takes the place of `now`; 0 when nothing is to change
  public record Limit(long now, long later, long from) {
    private static final Limit NONE = new Limit(0, 0, 0);

    private long at(long time) {
      return from > 0 && time >= from ? later : now;
    }

    private Limit asked(long wanted, long time) {
      var current = at(time);
      if (!isLooser(wanted, current)) {
        return new Limit(wanted, wanted, 0);
      }
      var isAwaited = from > time && !isLooser(wanted, later);
      return new Limit(current, wanted, isAwaited ? from : time + DAY_MS);
    }

    private static boolean isLooser(long one, long other) {
      return other > 0 && (one == 0 || one > other);
    }
  }

  /// Limits for a day, each 0 where there is none.
  ///
  /// @param checkMinutes how often to be shown how long and with what result they have played
  public record Bounds(long lossCents, long minutes, long chipsCents, long checkMinutes) {}

  /// The limits that apply at that time.
  public Bounds at(long time) {
    return new Bounds(loss.at(time), minutes.at(time), chips.at(time), check);
  }

  /// The limits that will apply when every looser one does.
  public Bounds later() {
    return at(Long.MAX_VALUE);
  }

  LimitSettings asked(Bounds wanted, long time) {
    return new LimitSettings(
        loss.asked(wanted.lossCents(), time),
        minutes.asked(wanted.minutes(), time),
        chips.asked(wanted.chipsCents(), time),
        wanted.checkMinutes(),
        pausedUntil);
  }

  /// A pause is never shortened.
  LimitSettings pausedUntil(long time) {
    return new LimitSettings(loss, minutes, chips, check, Math.max(pausedUntil, time));
  }

  /// As they are kept with the person.
  public static LimitSettings read(String text) {
    var json = Json.read(text);
    return new LimitSettings(
        limit(json, "loss"),
        limit(json, "minutes"),
        limit(json, "chips"),
        json.path("later").path("check").asLong(0),
        json.path("pausedUntil").asLong(0));
  }

  /// Before each limit had a day of its own there was one for all, `laterFrom`.
  private static Limit limit(JsonNode json, String key) {
    return new Limit(
        json.path("now").path(key).asLong(0),
        json.path("later").path(key).asLong(0),
        json.path("from").path(key).asLong(json.path("laterFrom").asLong(0)));
  }

  String text() {
    var json = Json.object();
    json.set("now", json(loss.now(), minutes.now(), chips.now()).put("check", check));
    json.set("later", json(loss.later(), minutes.later(), chips.later()).put("check", check));
    json.set("from", json(loss.from(), minutes.from(), chips.from()));
    return Json.text(json.put("pausedUntil", pausedUntil));
  }

  private static ObjectNode json(long loss, long minutes, long chips) {
    return Json.object().put("loss", loss).put("minutes", minutes).put("chips", chips);
  }
}
