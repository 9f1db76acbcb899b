package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.people.Role;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.stream.Stream;

/// Every address of the API in one list: what is served, and what the description must name.
record Routes(List<Route> all, TableSocket socket, RoomMetrics watch, RefusalLog refusals) {

  static final String SOCKET = "/api/tables/{id}/socket";

  /// One address and what answers there.
  record Route(HandlerType method, String path, Handler handler) {}

  static Routes of(Room room, RequestGuard doorman, RequestLimits limits) {
    var guests = new GuestRoutes(room, doorman);
    var account = new AccountRoutes(room, doorman, guests);
    var owned = new OwnedTables(room.allTables(), limits.caps());
    var lobby = new LobbyRoutes(room, doorman, owned);
    var refusals = new RefusalLog(doorman);
    var table = new TableRoutes(room, doorman, refusals);
    var history = new HistoryRoutes(room, doorman, limits);
    var roles = new RoleRoutes(room, doorman);
    var socket = new TableSocket(room, doorman, limits, refusals);
    var watch = new RoomMetrics(room, socket);
    var own =
        Stream.of(
            get("/api/houses", lobby::houses),
            get("/api/tables", lobby::tables),
            post("/api/tables", lobby::open),
            get("/api/tables/{id}", table::look),
            delete("/api/tables/{id}", table::close),
            post("/api/tables/{id}/commands", table::act),
            post("/api/tables/{id}/waiting", table::enterWaiting),
            delete("/api/tables/{id}/waiting", table::leaveWaiting),
            get("/api/tables/{id}/rules", table::rules));
    var all =
        Stream.of(
                persons(guests, account, new PasskeyRoutes(room, doorman, account)),
                staff(roles),
                watched(watch, roles, doorman),
                oneself(new SelfRoutes(room, doorman, account), history),
                personal(new PersonalRoutes(room, doorman, limits)),
                own,
                requests(new GameRequestRoutes(room, doorman, owned, limits)),
                history(history, roles),
                asked(new BookRoutes(room), new LabRoutes(room, doorman, limits)),
                lessons(new LessonRoutes(), new LanguageRoutes()),
                talk(new TalkRoutes(room, doorman, roles, limits)),
                coach(new CoachRoutes(room, doorman, limits)))
            .flatMap(routes -> routes)
            .toList();
    return new Routes(all, socket, watch, refusals);
  }

  private static Stream<Route> persons(
      GuestRoutes guests, AccountRoutes account, PasskeyRoutes passkeys) {
    return Stream.of(
        get("/api/me", guests::me),
        post("/api/guest", guests::admit),
        post("/api/me/chips", guests::chips),
        delete("/api/me/session", guests::leave),
        post("/api/account", account::signUp),
        get("/api/session", passkeys::ways),
        post("/api/session", account::signIn),
        post("/api/recovery", account::recover),
        get("/api/me/account", account::account),
        post("/api/me/password", account::password),
        post("/api/me/codes", account::codes),
        post("/api/me/second", account::offerSecond),
        post("/api/me/second/code", account::takeSecond),
        post("/api/me/second/off", account::dropSecond),
        delete("/api/me/sessions", account::endAll),
        delete("/api/me/sessions/{id}", account::endSession),
        post("/api/session/challenge", passkeys::challenge),
        post("/api/session/passkey", passkeys::signIn),
        post("/api/me/passkeys/offer", passkeys::offer),
        post("/api/me/passkeys", passkeys::add),
        post("/api/me/passkeys/remove", passkeys::remove));
  }

  /// What people set for themselves, and how they leave for good.
  private static Stream<Route> oneself(SelfRoutes self, HistoryRoutes history) {
    return Stream.of(
        get("/api/me/wishes", self::wishes),
        post("/api/me/wishes", self::wish),
        post("/api/me/pause", self::pause),
        get("/api/me/data.json", history.inTurn(self::data)),
        post("/api/me/close", self::close));
  }

  /// What people keep for themselves, and the one part of it that others see.
  private static Stream<Route> personal(PersonalRoutes personal) {
    return Stream.of(
        get("/api/me/personal", personal::mine),
        post("/api/me/emblem", personal::emblem),
        post("/api/me/notes", personal::note),
        delete("/api/me/notes/{about}", personal::forgetNote),
        post("/api/me/mutes", personal::mute),
        delete("/api/me/mutes/{about}", personal::hear),
        post("/api/me/favourites", personal::favour),
        delete("/api/me/favourites/{table}/{round}", personal::disfavour),
        get("/api/emblems", personal::emblems));
  }

  /// What the staff may do.
  private static Stream<Route> staff(RoleRoutes roles) {
    return Stream.of(
        delete("/api/me/roles/{role}", roles::layDown),
        post("/api/admin", roles::claim),
        get("/api/people", roles::people),
        post("/api/people/{name}/roles", roles::give),
        delete("/api/people/{name}/roles/{role}", roles::take),
        delete("/api/people/{name}/sessions", roles::signOut),
        delete("/api/sessions", roles::signOutEverybody),
        post("/api/cage/chips", roles::chips),
        get("/api/audit", roles::audit));
  }

  /// How the room is doing, and its API description.
  private static Stream<Route> watched(RoomMetrics watch, RoleRoutes roles, RequestGuard doorman) {
    return Stream.of(
        get("/health", watch::health),
        get(
            "/metrics",
            context -> {
              if (!doorman.isOperator(context)) {
                var _ = roles.with(context, Role.ADMIN);
              }
              watch.metrics(context);
            }),
        get("/openapi.json", OpenApi::serve));
  }

  /// The past.
  private static Stream<Route> history(HistoryRoutes history, RoleRoutes roles) {
    return Stream.of(
        get("/api/tables/{id}/journal", history.inTurn(roles::journal)),
        get("/api/me/rounds", history::rounds),
        get("/api/me/visits/{id}", history::visit),
        get("/api/me/statistics", history.inTurn(history::statistics)),
        get("/api/me/statement.csv", history.inTurn(history::statement)),
        get("/api/tables/{id}/rounds/{round}", history::round),
        get("/api/tables/{id}/rounds/{round}/notation", history.inTurn(history::notation)),
        get("/api/tables/{id}/rounds/{round}/proof", history.inTurn(history::proof)),
        get("/api/checkpoint", history::checkpoint),
        get("/api/tables/{id}/shoes", history.inTurn(history::roots)),
        get("/api/tables/{id}/rounds/{round}/document", history.inTurn(history::document)),
        post("/api/replay", history.inTurn(history::replay)));
  }

  /// Games that are asked for.
  private static Stream<Route> requests(GameRequestRoutes requests) {
    return Stream.of(
        get("/api/requests", requests::list),
        post("/api/requests", requests::ask),
        delete("/api/requests/{house}/{game}", requests::withdraw));
  }

  /// Talk at the tables.
  private static Stream<Route> talk(TalkRoutes talk) {
    return Stream.of(
        get("/api/tables/{id}/talk", talk::offer),
        post("/api/tables/{id}/talk", talk::say),
        post("/api/tables/{id}/talk/{said}/report", talk::report),
        get("/api/talk/reports", talk::reports));
  }

  private static Stream<Route> coach(CoachRoutes coach) {
    return Stream.of(
        get("/api/tables/{id}/coach", coach::now),
        get("/api/tables/{id}/rounds/{round}/coach", coach::round));
  }

  private static Stream<Route> lessons(LessonRoutes lessons, LanguageRoutes languages) {
    return Stream.of(
        get("/api/lessons", lessons::list),
        get("/api/lessons/{lesson}", lessons::lesson),
        get("/api/languages", languages::languages),
        get("/api/languages/{code}", languages::language));
  }

  /// Questions whose answers change nothing.
  private static Stream<Route> asked(BookRoutes book, LabRoutes lab) {
    return Stream.of(
        get("/api/book/round", book::round),
        get("/api/book/sheets", book::sheets),
        get("/api/book/{house}/{game}", book::page),
        get("/api/book/{house}/{game}/sign", book::sign),
        get("/api/book/{house}/{game}/fees", book::fees),
        get("/api/lab/{house}/{game}", lab::sheet),
        get("/api/lab/{house}/{game}/design", lab::design),
        get("/api/lab/{house}/{game}/bank", lab::bank),
        get("/api/lab/{house}/{game}/par-sheet", lab::parSheet),
        get("/api/lab/{house}/{game}/par-sheet.pdf", lab::parPdf),
        get("/api/lab/{house}/{game}/rule-sheet", lab::ruleSheet),
        get("/api/learn/{house}/{game}", lab::learn),
        get("/api/equity/{game}", lab::equity));
  }

  private static Route get(String path, Handler handler) {
    return new Route(HandlerType.GET, path, handler);
  }

  private static Route post(String path, Handler handler) {
    return new Route(HandlerType.POST, path, handler);
  }

  private static Route delete(String path, Handler handler) {
    return new Route(HandlerType.DELETE, path, handler);
  }
}
