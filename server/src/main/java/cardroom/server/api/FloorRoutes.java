package cardroom.server.api;

import cardroom.server.codec.Json;
import cardroom.server.floor.FloorPass;
import cardroom.server.table.Answer.RoomRule;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Becoming a floor person, and laying the badge down.
final class FloorRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(FloorRoutes.class);

  private final Doorman doorman;

  FloorRoutes(Doorman doorman) {
    this.doorman = doorman;
  }

  void admit(Context context) {
    var guest = doorman.guest(context);
    doorman.examineFloorTry(context);
    var token = String.valueOf(context.cookie(Doorman.COOKIE));
    var badge = doorman.floor().admit(token, Body.of(context).word("pass"));
    if (badge.isEmpty()) {
      LOG.warn("{} showed something that is not the floor pass", guest.name());
      throw new Refusal(
          RoomRule.FLOOR.refuse(
              "That is not the floor pass of this room", "It lies beside the room's data"));
    }
    LOG.info("{} is a floor person now", guest.name());
    give(context, badge.get(), (int) FloorPass.SHIFT.toSeconds());
    var until = doorman.floor().until(token, badge.get()).orElseThrow();
    Reply.json(context, Json.object().put("floor", true).put("floorUntilMs", until));
  }

  void leave(Context context) {
    give(context, "", 0);
    Reply.json(context, Json.object().put("floor", false));
  }

  private static void give(Context context, String badge, int seconds) {
    var cookie = new Cookie(Doorman.BADGE, badge);
    cookie.setPath("/api");
    cookie.setMaxAge(seconds);
    cookie.setHttpOnly(true);
    cookie.setSecure(context.scheme().equals("https"));
    cookie.setSameSite(SameSite.STRICT);
    context.cookie(cookie);
  }
}
