package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every text that comes from outside, right except for a few characters: bodies of requests,
/// rounds in the notation, recorded hands, sheets. Nothing causes an internal error.
///
/// `-Dcardroom.fuzz.texts=N` sends more, `-Dcardroom.fuzz.seed=N` sends others.
@Tag("fuzz")
class TextFuzzTest {
  private static final int TEXTS = Integer.getInteger("cardroom.fuzz.texts", 60);
  private static final long SEED = Long.getLong("cardroom.fuzz.seed", 23);
  private static final List<String> ODD =
      List.of(
          "\u0000",
          "\"",
          "'",
          "\\",
          "{",
          "}",
          "[",
          "]",
          ":",
          ",",
          "#",
          "\n",
          "\t",
          "-",
          "$",
          "%",
          "\u202e",
          "\ud83c",
          "99999999999999999999",
          "-1",
          "1e999",
          "null",
          "true",
          "Jk",
          "??",
          "0x",
          "*a",
          "&a",
          "<<",
          "!!",
          "(",
          ")",
          "/",
          "..",
          "1/0",
          "$0",
          "\u0661");
  private static final Map<String, String> BODIES =
      Map.of(
          "/api/guest", "{\"name\":\"ann\"}",
          "/api/tables",
              "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"stakes\":\"schedule 1\",\"seats\":6,"
                  + "\"name\":\"Friday\",\"options\":{\"bank-limit\":\"net\"},\"public\":true,\"bots\":0}",
          "/api/me/wishes",
              "{\"lossCents\":20000,\"minutes\":120,\"chipsCents\":5,\"checkMinutes\":30}",
          "/api/me/pause", "{\"hours\":24}",
          "/api/admin", "{\"link\":\"5a5a\"}",
          "/api/cage/chips", "{\"name\":\"ann\",\"cents\":500,\"reason\":\"luck\"}",
          "/api/replay",
              """
              variant = 'FT'
              antes = [0, 0, 0]
              blinds_or_straddles = [2, 4, 0]
              small_bet = 4
              big_bet = 8
              starting_stacks = [100, 100, 100]
              actions = ['d dh p1 ????', 'd dh p2 9h9c', 'd dh p3 AhKh', 'p3 cbr 8', 'p1 f', 'p2 cc',
                'd db 4s5s9s', 'p2 cc', 'p3 cbr 4', 'p2 cc', 'd db Kd', 'p2 cc', 'p3 cc',
                'd db 2c', 'p2 cbr 8', 'p3 cc', 'p2 sm 9h9c', 'p3 sm']
              """);
  private static final String ROUND =
      """
      house casino-club   game pure-21.5   bank $500
      seat 1  $50              Th 6d  hit 9s      -> push      P215-888-1
      seat 2  $20  buster $5   Ah Ks              -> win $24   P215-OUT-2;  buster win $5  P215-BUSTER-3
      bank                     8c (8d) 8h         -> lose $19
      """;

  @TempDir Path folder;
  private final Random random = new Random(SEED);

  private <R> R any(List<R> all) {
    return all.get(random.nextInt(all.size()));
  }

  /// The text with one to four places cut, doubled, torn or filled with something odd.
  private String bent(String text) {
    var bent = new StringBuilder(text);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      var at = random.nextInt(bent.length() + 1);
      var to = Math.min(bent.length(), at + random.nextInt(12));
      switch (random.nextInt(4)) {
        case 0 -> bent.delete(at, to);
        case 1 -> bent.insert(at, bent.substring(at, to).repeat(1 + random.nextInt(40)));
        case 2 -> bent.replace(at, to, any(ODD));
        default -> bent.insert(at, any(ODD).repeat(1 + random.nextInt(60)));
      }
    }
    return bent.toString();
  }

  private static void isAnswered(HttpResponse<String> answer, String text) {
    assertThat(answer.statusCode()).as("seed %d: %s -> %s", SEED, text, answer).isLessThan(500);
  }

  @Test
  void no_body_notation_or_recorded_hand_makes_a_fault() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    try (var room = new Room(Places.parts(Database.at(Places.sqlite(folder)), catalogue));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var ann = Visitor.withAccount(doors.port(), "anna");
      for (int i = 0; i < TEXTS; i++) {
        for (var body : BODIES.entrySet()) {
          var text = bent(body.getValue());
          isAnswered(ann.post(body.getKey(), text), text);
        }
        var round = bent(ROUND);
        var asked = URLEncoder.encode(round, StandardCharsets.UTF_8);
        isAnswered(ann.get("/api/book/round?text=" + asked), round);
      }
      assertThat(ann.json("/health").path("faults").asInt()).isZero();
    }
  }

  @Test
  void no_sheet_is_read_with_a_fault() throws Exception {
    var sheets = Path.of(System.getProperty("cardroom.checkout")).resolve("houses/sheets");
    List<Path> files;
    try (var all = Files.walk(sheets)) {
      files = all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
    var catalogue = Catalogue.packaged();
    var file = folder.resolve("sheet.yaml");
    for (int i = 0; i < TEXTS; i++) {
      var text = bent(Files.readString(any(files)));
      Files.writeString(file, text.replace("\ud83c", "x"));
      try {
        assertThat(catalogue.check(file)).isNotNull();
      } catch (SheetError wrong) {
        assertThat(wrong.faults()).as("seed %d: %s", SEED, text).isNotEmpty();
      }
    }
  }
}
