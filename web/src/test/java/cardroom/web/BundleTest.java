package cardroom.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/// What a browser loads before the first hand, and what it must not contain.
final class BundleTest {

  private static final int FIRST_LOAD_MAX = 120 * 1024;

  /// What the page itself names, with the hash of each file in its name.
  private static final List<String> NAMED =
      Pattern.compile("(?:href|src)=\"/([^\"]+-[0-9A-Z]{8}\\.(?:js|css|woff2))\"")
          .matcher(text("index.html"))
          .results()
          .map(found -> found.group(1))
          .toList();

  private static final String SCRIPT = named("app-.*\\.js");
  private static final String STYLE = named("app-.*\\.css");
  private static final List<String> TEXTS = List.of("index.html", SCRIPT, STYLE, "icon.svg");
  private static final List<String> FONTS =
      List.of(named("fonts/sans-.*"), named("fonts/serif-.*"));

  private static String named(String pattern) {
    return NAMED.stream().filter(name -> name.matches(pattern)).findFirst().orElseThrow();
  }

  @Test
  void the_first_load_with_its_fonts_is_at_most_120_kilobytes_gzipped() {
    var texts =
        Stream.concat(TEXTS.stream(), parts("from"))
            .mapToInt(name -> gzipped(bytes(name)).length)
            .sum();
    var fonts = FONTS.stream().mapToInt(name -> bytes(name).length).sum();
    assertThat(texts + fonts).as("bytes of the first load").isLessThanOrEqualTo(FIRST_LOAD_MAX);
  }

  @Test
  void pages_that_few_people_open_are_fetched_when_they_are_opened() {
    assertThat(parts("import\\(")).as("parts that come later").isNotEmpty();
    assertThat(NAMED).hasSize(4);
    assertThat(text(SCRIPT)).doesNotContain("Pay and collect, in this order");
  }

  /// A class styled by two style sheets gets the one loaded last: the lobby's style for "my tables"
  /// once laid out a player's own cards at a table.
  @Test
  void no_class_is_styled_by_two_style_sheets() throws IOException {
    var bare = Pattern.compile("^\\.([a-z-]+) \\{", Pattern.MULTILINE);
    var styled = new TreeMap<String, Set<String>>();
    try (var sheets = Files.list(Path.of("src/main/client/style"))) {
      for (var sheet : sheets.filter(file -> file.toString().endsWith(".css")).toList()) {
        bare.matcher(Files.readString(sheet))
            .results()
            .forEach(
                found ->
                    styled
                        .computeIfAbsent(found.group(1), _ -> new TreeSet<>())
                        .add(sheet.getFileName().toString()));
      }
    }
    styled.values().removeIf(sheets -> sheets.size() == 1);
    assertThat(styled).isEmpty();
  }

  /// The parts of the script that it loads in this way: `from` at once, `import(` later.
  private static Stream<String> parts(String asked) {
    return Pattern.compile(asked + "\"\\./(part-app-[A-Z0-9]+\\.js)\"")
        .matcher(text(SCRIPT))
        .results()
        .map(found -> found.group(1))
        .distinct();
  }

  @Test
  void every_font_is_the_rooms_own_and_those_of_the_first_load_are_asked_for_early() {
    var fonts =
        Pattern.compile("url\\(\"?([^)\"]+)\"?\\)")
            .matcher(text(STYLE))
            .results()
            .map(found -> found.group(1).replaceFirst("^\\./", ""))
            .filter(address -> !address.startsWith("data:") && !address.startsWith("#"))
            .toList();
    assertThat(fonts).containsAll(FONTS);
    assertThat(fonts).allSatisfy(font -> assertThat(bytes(font)).isNotEmpty());
    assertThat(text(STYLE))
        .as("text is read before its font has come")
        .contains("font-display:swap");
    FONTS.forEach(
        font ->
            assertThat(text("index.html"))
                .contains("rel=\"preload\" href=\"/%s\"".formatted(font)));
  }

  @Test
  void the_room_can_be_put_on_a_phones_home_screen() {
    assertThat(text("index.html")).contains("rel=\"manifest\" href=\"/manifest.json\"");
    var manifest = text("manifest.json");
    assertThat(manifest).contains("\"display\": \"standalone\"", "\"purpose\": \"maskable\"");
    for (var size : List.of(180, 192, 512)) {
      var image = bytes("icon-%d.png".formatted(size));
      // The width of a PNG is in its header, bytes 16 to 19.
      assertThat(ByteBuffer.wrap(image).getInt(16)).as("width of the icon").isEqualTo(size);
    }
  }

  @Test
  void a_page_that_needs_no_line_is_kept_from_the_first_visit_on() {
    var worker = text("offline-worker.js");
    assertThat(text(SCRIPT)).contains("/offline-worker.js");
    var kept =
        Pattern.compile("'/([a-z.]+)'").matcher(worker).results().map(found -> found.group(1));
    assertThat(kept.toList())
        .contains("offline.html", "offline.css")
        .allSatisfy(file -> assertThat(bytes(file)).isNotEmpty());
  }

  @Test
  void the_licences_of_the_fonts_go_with_them() {
    assertThat(text("fonts/LICENSE-inter.txt")).contains("SIL Open Font License, Version 1.1");
    assertThat(text("fonts/LICENSE-source-serif.txt"))
        .contains("SIL Open Font License, Version 1.1");
  }

  @Test
  void nothing_is_asked_of_another_host() {
    var address = Pattern.compile("https?://[^\"'`\\s)]+");
    for (var name : TEXTS) {
      var addresses = address.matcher(text(name)).results().map(found -> found.group()).toList();
      assertThat(addresses)
          .as(name)
          .allSatisfy(found -> assertThat(found).startsWith("http://www.w3.org/"));
    }
  }

  @Test
  void no_game_and_no_house_is_named_in_the_client() throws IOException {
    var names =
        Pattern.compile(
            "pure-?21|three-card|holdem|omaha|pineapple|lowball|stud|razz|draw-poker"
                + "|casino-club|ocean-view|aviator|bureau-standard",
            Pattern.CASE_INSENSITIVE);
    try (var files = Files.walk(Path.of("src/main/client"))) {
      assertThat(
              files.filter(file -> file.toString().matches(".*\\.(ts|tsx|js|css|html|json|svg)")))
          .allSatisfy(
              file ->
                  assertThat(names.matcher(Files.readString(file)).find())
                      .as("%s", file)
                      .isFalse());
    }
  }

  /// A language is a catalogue of texts: a text anywhere else would be English for everybody.
  @Test
  void every_text_that_is_read_stands_in_the_catalogue() throws IOException {
    var elsewhere =
        Pattern.compile(
            ">\\s*[A-Za-z][a-z]+[^<>{}()=;]*</|(?:aria-label|title|placeholder|alt)=\"[A-Za-z]");
    try (var files = Files.walk(Path.of("src/main/client"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".tsx")))
          .isNotEmpty()
          .allSatisfy(
              file ->
                  assertThat(
                          elsewhere
                              .matcher(Files.readString(file).replaceAll("<kbd>\\w+</kbd>", ""))
                              .results()
                              .map(found -> found.group()))
                      .as("%s", file)
                      .isEmpty());
    }
  }

  private static String text(String name) {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) {
    try (var stream = BundleTest.class.getResourceAsStream("/cardroom/web/" + name)) {
      assertThat(stream).as(name).isNotNull();
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] gzipped(byte[] bytes) {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}
