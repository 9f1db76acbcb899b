package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Texts that are nested too deeply or meant to deceive, and our pages in foreign frames.
class StrangeInputTest {
  private static final List<String> TAKEN_FOR_STAFF =
      List.of(
          "admin",
          "Admin",
          "ADMIN",
          "Adm1n",
          "Floor",
          "F1oor",
          "FLO0R",
          "The Floor",
          "Floor 2",
          "Cage",
          "Surveillance",
          "Dealer",
          "House",
          "Floor Manager",
          "Pit-Boss",
          "Joe the Admin",
          "admin_joe",
          "f.l.o.o.r",
          "C4ge",
          "Joe the floor",
          "Supervisor",
          "You",
          "T\u00fa",
          "Seat 3",
          "TPPPS",
          "Caja",
          "C4ja",
          "Jefe de piso",
          "Administrador",
          "La Administradora",
          "Vigilancia",
          "Asiento 3");

  @TempDir Path folder;
  private Room room;
  private WebServer doors;

  @BeforeEach
  void open() {
    room = Places.oddRoom(Database.at(Places.sqlite(folder)));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  @Test
  void deep_nesting_is_refused_with_its_line() {
    var ann = Visitor.named(doors.port(), "ann");
    for (var deep :
        List.of(
            "x = " + "[".repeat(25_000),
            "x = " + "{a=".repeat(15_000),
            "x = " + "[[],".repeat(9_000))) {
      var answer = ann.post("/api/replay", deep);
      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(answer.body()).contains("line 1", "deep");
    }
    var table = OddPlayer.open(room, "Odd one");
    var json = "{\"a\":" + "[".repeat(4_000);
    assertThat(ann.post("/api/tables/" + table + "/commands", json).statusCode()).isEqualTo(400);
    assertThat(ann.post("/api/tables", "[".repeat(30_000)).statusCode()).isEqualTo(400);
    assertThat(ann.json("/health").path("faults").asInt()).isZero();
  }

  private static final List<String> ODD_NAMES =
      List.of(
          "\u0421leo",
          "Cl\u0435o",
          "\uff23leo",
          "Cle\u043e",
          "Cleo\u200b",
          "Cle\u0301o",
          "\u202eoelC",
          "Cle\to",
          "Cle\no",
          "Cle\u0000o",
          "Cleo\u00a0",
          "\u2160van",
          "Cl\u0131o",
          "a  b",
          "-a",
          "<b>",
          "a\u00adb",
          "x".repeat(21));

  @Test
  void names_with_odd_characters_are_refused() {
    var visitor = new Visitor(doors.port());
    for (var odd : ODD_NAMES) {
      var answer = visitor.post("/api/guest", Json.text(Json.object().put("name", odd)));
      assertThat(answer).as(odd).cites("ROOM-FORM");
    }
    for (var good : List.of("José", "Zoë Müller", "Nguyễn", "O'Brien", "Łukasz", "Ann-Marie_2")) {
      var answer = visitor.post("/api/guest", Json.text(Json.object().put("name", good)));
      assertThat(answer.statusCode()).as(good + answer.body()).isEqualTo(201);
    }
  }

  @Test
  void names_that_look_like_another_are_refused() {
    Visitor.named(doors.port(), "Cleo");
    Visitor.named(doors.port(), "Keyholder");
    Visitor.named(doors.port(), "Mia");
    Visitor.named(doors.port(), "IRIS");
    var visitor = new Visitor(doors.port());
    for (var alike :
        List.of(
            "Keyholcler",
            "M\u00cdA",
            "\u00edris",
            "Ir1s",
            "lr1s",
            "cleo",
            "CLEO",
            "Cle0",
            "C1eo",
            "Cleo ",
            "Clé\u00f6".substring(0, 2) + "\u00e9o")) {
      var answer = visitor.post("/api/guest", Json.text(Json.object().put("name", alike)));
      assertThat(answer).as(alike).cites("ROOM-NAME");
    }
  }

  private static String named(String name) {
    return Json.text(Json.object().put("name", name).put("password", Visitor.PASSWORD));
  }

  @Test
  void names_of_those_who_work_here_are_refused_in_any_letters() {
    for (var name : TAKEN_FOR_STAFF) {
      for (var path : List.of("/api/guest", "/api/account")) {
        var answer = new Visitor(doors.port()).post(path, named(name));
        assertThat(answer).as(name).cites("ROOM-NAME");
      }
    }
    for (var name : List.of("\u1e9dloor", "\u1e9cloor", "\u1e9eank", "a\u1e9fmin")) {
      var answer = new Visitor(doors.port()).post("/api/guest", named(name));
      assertThat(answer).as(name).cites("ROOM-FORM");
    }
    for (var name : List.of("flo", "Nick Cage", "Florian", "Bankole", "Housman", "Adam")) {
      var answer = new Visitor(doors.port()).post("/api/guest", named(name));
      assertThat(answer.statusCode()).as(name).isEqualTo(201);
    }
  }

  @Test
  void titles_with_odd_characters_are_refused() {
    var cleo = Visitor.named(doors.port(), "Cleo");
    for (var title :
        List.of(
            "Fri\u0000day", "\u0424riday", "a\u200bb", "a\r\nb", "\ud83c\udccf", "x".repeat(61))) {
      var body = Json.object().put("house", "odd-house").put("game", "odd").put("name", title);
      assertThat(cleo.post("/api/tables", Json.text(body)).body())
          .as(title)
          .contains("A title has");
    }
  }

  @Test
  void what_is_too_long_or_not_a_request_gets_a_regular_answer() throws Exception {
    var tooLong = new Visitor(doors.port()).post("/api/guest", "x".repeat(70_000));
    assertThat(tooLong.statusCode()).isEqualTo(413);
    assertThat(tooLong).cites("ROOM-FORM");
    for (var line : List.of("GET /../x HTTP/1.1", "GET / HTTP/1.1\r\nX: " + "x".repeat(20_000))) {
      var answer = raw(line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      assertThat(answer)
          .as(line)
          .startsWith("HTTP/1.1 4")
          .contains("X-Frame-Options: DENY", "frame-ancestors 'none'", "text/plain")
          .doesNotContain("<html");
    }
  }

  @Test
  void a_browser_that_says_nothing_about_itself_is_listed_without_a_name() throws Exception {
    var body = "{\"name\":\"Cleo\",\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    var head = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    var length = "Content-Length: %d\r\n\r\n".formatted(body.length());
    var in = raw("POST /api/account" + head + length + body);
    var cookie =
        in.lines().filter(line -> line.startsWith("Set-Cookie: ")).findFirst().orElseThrow();
    var asked = "Cookie: " + cookie.substring(12, cookie.indexOf(';')) + "\r\n\r\n";
    assertThat(raw("GET /api/me/account" + head + asked)).contains("\"device\":\"\"");
  }

  private String raw(String request) throws IOException {
    try (var socket = new Socket("localhost", doors.port())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void every_answer_carries_the_headers_that_keep_pages_to_themselves() {
    var visitor = new Visitor(doors.port());
    for (var path :
        List.of(
            "/", "/table/1", "/app-01234567.js", "/api/tables", "/api/nothing", "/health", "/no")) {
      var headers = visitor.get(path).headers();
      assertThat(headers.firstValue("X-Frame-Options")).as(path).contains("DENY");
      assertThat(headers.firstValue("X-Content-Type-Options")).as(path).contains("nosniff");
      assertThat(headers.firstValue("Referrer-Policy")).as(path).contains("no-referrer");
      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
    }
  }
}
