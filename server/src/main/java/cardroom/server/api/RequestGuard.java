package cardroom.server.api;

import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.guests.Guest;
import cardroom.server.ledger.AccountName;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Role;
import cardroom.server.table.Answer;
import cardroom.server.table.Viewpoint;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Checks every visitor: who they are, where their request comes from, and how often.
final class RequestGuard {
  static final String CSRF = "X-Cardroom-Csrf";
  // Entry points without a session; a request in a session proves that the session is its own.
  private static final Set<String> ENTRANCES =
      Set.of(
          "/api/account",
          "/api/session",
          "/api/session/challenge",
          "/api/session/passkey",
          "/api/recovery");
  private static final Set<HandlerType> CHANGING =
      Set.of(HandlerType.POST, HandlerType.PUT, HandlerType.DELETE, HandlerType.PATCH);

  private final Room room;
  private final TlsAndHosts entrance;
  private final ForwardedHeaders forwarded;
  private final TokenBuckets addresses;
  private final TokenBuckets requests;
  private final TokenBuckets newGuests;
  private final SignInTries tries;
  private final SignInTries passkeyTries;

  RequestGuard(Room room, RequestLimits limits, TlsAndHosts entrance) {
    this.room = room;
    this.entrance = entrance;
    this.forwarded = new ForwardedHeaders(limits.proxies());
    this.tries = tries("secret", limits);
    this.passkeyTries = tries("passkey", limits);
    this.addresses =
        new TokenBuckets(
            limits.perSecond() * RequestLimits.SHARED, limits.burst() * RequestLimits.SHARED);
    this.requests = new TokenBuckets(limits.perSecond(), limits.burst());
    this.newGuests = new TokenBuckets(limits.guestsPerMinute() / 60, limits.guestsPerMinute());
  }

  private SignInTries tries(String kind, RequestLimits limits) {
    return new SignInTries(kind, limits.triesPerMinute(), room.tries(), RequestGuard::steadyMillis);
  }

  /// Before every request: a room answers only to its own host names, and over TLS tells browsers
  /// to stay on TLS.
  void examineHost(Context context) {
    refuseOtherHost(context.header("Host"));
    if (isSecure(context)) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
  }

  void refuseOtherHost(@Nullable String host) {
    if (!entrance.answersTo(host)) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.ORIGIN,
              "This room does not answer to that name",
              "Use one that --allow-host gives it"));
    }
  }

  /// Before every request of the API.
  void examine(Context context) {
    if (isTooOften(visitor(context), address(context))) {
      context.header("Retry-After", "1");
      throw new Refusal(Answer.refuse(RoomRule.RATE, "Too many requests", "Wait a second"));
    }
    refuseForeign(context.header("Origin"), context.header("Host"));
    if (CHANGING.contains(context.method()) && !isComingIn(context)) {
      var guest = guest(context);
      var csrf = context.header(CSRF);
      if (csrf == null || !isSame(csrf, guest.csrf())) {
        throw new Refusal(
            Answer.refuse(
                RoomRule.CSRF,
                "The header " + CSRF + " is missing or wrong",
                "Send the csrf of /api/me"));
      }
    }
  }

  private boolean isComingIn(Context context) {
    return context.path().equals("/api/guest")
        || (ENTRANCES.contains(context.path()) && visitor(context).isEmpty());
  }

  /// Whether the browser came over TLS, to us or to the proxy before us.
  boolean isSecure(Context context) {
    return entrance.tls().isPresent() || forwarded.isSecure(context);
  }

  private boolean isSecure(WsContext context) {
    return entrance.tls().isPresent() || forwarded.isSecure(context);
  }

  /// The site at which this visitor may use passkeys, if any.
  Optional<PasskeySite> site(Context context) {
    var port =
        forwarded.isThroughProxy(context)
            ? OptionalInt.empty()
            : OptionalInt.of(context.req().getLocalPort());
    return entrance.site(context.header("Host"), isSecure(context), port);
  }

  /// Whether a program shows the operator's token.
  boolean isOperator(Context context) {
    return entrance
        .operator()
        .filter(token -> token.isIn(context.header("Authorization")))
        .isPresent();
  }

  /// Attempts with passwords, codes and links.
  SignInTries tries() {
    return tries;
  }

  /// Attempts with passkeys, counted separately, so that guessing passwords for a name does not
  /// lock its owner's device out.
  SignInTries passkeyTries() {
    return passkeyTries;
  }

  /// A person with a session counts alone, wherever they come from and however many connections
  /// they have; all others from an address count together, whatever cookie they make up.
  boolean isTooOften(Optional<Guest> guest, String address) {
    var now = steadyMillis();
    // No guest's name begins with a space.
    var who = guest.map(known -> " " + known.name()).orElse(address);
    return !addresses.take(address, now) || !requests.take(who, now);
  }

  /// A clock that nobody can set.
  static long steadyMillis() {
    return System.nanoTime() / 1_000_000;
  }

  String address(Context context) {
    return forwarded.address(context);
  }

  String address(WsContext context) {
    return forwarded.address(context);
  }

  void examineNewGuest(Context context) {
    if (!newGuests.take(address(context), steadyMillis())) {
      context.header("Retry-After", "60");
      throw new Refusal(
          Answer.refuse(
              RoomRule.RATE, "Too many new guests are coming from your address", "Wait a minute"));
    }
  }

  /// Only the floor makes calls.
  static Answer.Refused notFloor() {
    return Answer.refuse(
        RoomRule.FLOOR,
        "Only a floor person may make this call",
        "An admin of this room can give you the role");
  }

  /// Whether somebody is a floor person at this very moment.
  boolean isFloor(Optional<Guest> guest) {
    return guest.filter(known -> room.people().is(known.name(), Role.FLOOR)).isPresent();
  }

  boolean isFloor(Context context) {
    return isFloor(visitor(context));
  }

  /// Refuses anything new to a person who has reached a limit of their own or asked for a pause.
  void refuseWhoMustStop(Guest guest) {
    room.limits()
        .stops(guest.name())
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
  }

  private static boolean isSame(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  /// A foreign page may not use a visitor's session; programs send no Origin.
  static void refuseForeign(@Nullable String origin, @Nullable String host) {
    if (origin == null) {
      return;
    }
    try {
      if (host != null && host.equals(URI.create(origin).getAuthority())) {
        return;
      }
    } catch (IllegalArgumentException _) {
      // What is not a valid address is not ours either.
    }
    throw new Refusal(
        Answer.refuse(
            RoomRule.ORIGIN, "This request comes from another site", "Use the room's own"));
  }

  Optional<Guest> visitor(Context context) {
    return visitor(token(context));
  }

  Optional<Guest> visitor(WsContext context) {
    return visitor(context.cookie(SessionCookie.name(isSecure(context))));
  }

  /// The visitor's session token, if there is one.
  @Nullable String token(Context context) {
    return context.cookie(SessionCookie.name(isSecure(context)));
  }

  private Optional<Guest> visitor(@Nullable String token) {
    return token == null ? Optional.empty() : room.sessions().known(token);
  }

  Guest guest(Context context) {
    return visitor(context)
        .orElseThrow(
            () ->
                new Refusal(
                    Answer.refuse(
                        RoomRule.GUEST, "You have no session here", "POST /api/guest first")));
  }

  static Viewer viewer(Optional<Guest> guest) {
    return guest
        .<Viewer>map(known -> new Viewer.Person(new Player(known.name())))
        .orElseGet(Viewer.Rail::new);
  }

  /// As whom a visitor looks at a table, including as the floor where they are a floor person.
  static Viewpoint eyes(Optional<Guest> guest, boolean isFloor) {
    return guest
        .filter(_ -> isFloor)
        .map(known -> Viewpoint.ofFloor(viewer(guest), known.name()))
        .orElseGet(() -> Viewpoint.of(viewer(guest)));
  }

  /// The table somebody asks for, if they may enter it.
  long table(String id, @Nullable String invite, Optional<Guest> guest) {
    return table(id, invite, guest, false);
  }

  /// @param isFloor the floor enters every table
  long table(String id, @Nullable String invite, Optional<Guest> guest, boolean isFloor) {
    var number = id.matches("[1-9]\\d{0,15}") ? Long.parseLong(id) : 0;
    var opening = room.allTables().opening(number);
    if (opening.isEmpty() || !(isFloor || mayEnter(number, opening.get(), invite, guest))) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.UNKNOWN, "There is no table " + id + " for you", "Look in the lobby"));
    }
    return number;
  }

  private boolean mayEnter(
      long table, TableOpening opening, @Nullable String invite, Optional<Guest> guest) {
    return opening.isPublic()
        || (invite != null && isSame(invite, opening.invite()))
        || guest
            .filter(
                known ->
                    known.name().equals(opening.owner())
                        || room.records().balance(AccountName.stack(known.name(), table)) > 0)
            .isPresent();
  }
}
