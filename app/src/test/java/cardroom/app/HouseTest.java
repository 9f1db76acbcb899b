package cardroom.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `house list | show | check | sign` as a user sees them.
final class HouseTest {

  @TempDir private Path folder = Path.of("");

  private record Ran(int status, String out, String err) {}

  private static Ran run(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var status = Cardroom.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }

  private Path sheet(String from, String to) throws IOException {
    var shipped =
        Path.of(
            System.getProperty("cardroom.checkout"), "houses/sheets/casino-club/pure-21.5.yaml");
    var text = Files.readString(shipped).replace("house: casino-club", "house: my-club");
    Files.createDirectories(folder.resolve("my-club"));
    var file = folder.resolve("my-club").resolve("pure-21.5.yaml");
    return Files.writeString(file, text.replace(from, to));
  }

  @Test
  void the_list_names_every_house_and_marks_examples() {
    var ran = run("house", "list");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .containsSubsequence("aviator", "bureau-standard", "casino-club", "ocean-view");
    assertThat(ran.out().lines().filter(line -> line.contains("example")).toList())
        .singleElement()
        .asString()
        .startsWith("bureau-standard");
    assertThat(run("house", "list", "--json").out()).startsWith("{").contains("\"casino-club\"");
  }

  @Test
  void a_sheet_is_shown_with_its_options_in_place() {
    var ran = run("house", "show", "casino-club", "pure-21.5", "--option", "hitSoft17=false");
    assertThat(ran.out())
        .containsPattern("★ hit-soft-17 +false +\\(by option\\)")
        .containsPattern("  schedules\\.12\\.rows\\.5\\.action +\\$801\\+");
    assertThat(run("house", "show", "aviator").out()).startsWith("Aviator Casino, pure-21.5");
    assertThat(run("house", "show", "bureau-standard").out()).contains("EXAMPLE");
    assertThat(run("house", "show", "aviator", "--json").out())
        .contains("\"max-circles-per-player\" : 6");
  }

  @Test
  void a_value_is_shown_with_the_file_that_it_comes_from() {
    assertThat(run("house", "show", "ocean-view", "lowball", "--option", "max-raises=4").out())
        .containsPattern("★ check-raise +false +ocean-view/lowball.yaml:\\d+")
        .containsPattern("  limits.3.fee-1-6 +\\$4 +ocean-view/poker.yaml:\\d+")
        .containsPattern("★ max-raises +4 +\\(by option\\)");
    assertThat(run("house", "show", "casino-club", "pure-21.5").out())
        .containsPattern("  buster.5.8\\+ +250 to 1 +pay-tables.yaml:\\d+");
    assertThat(run("house", "show", "ocean-view", "razz", "--json").out())
        .contains("\"limits.1.ante\" : \"ocean-view/poker.yaml:");
  }

  @Test
  void an_unknown_house_game_key_or_schedule_is_a_sentence_and_status_2() {
    assertThat(run("house", "show", "nowhere"))
        .isEqualTo(
            new Ran(
                2,
                "",
                "There is no house 'nowhere'; the houses are aviator, bureau-standard, casino-club,"
                    + " ocean-view.\n"));
    assertThat(run("house", "show", "aviator", "whist").err())
        .isEqualTo("aviator has no sheet for 'whist'; its games are pure-21.5.\n");
    assertThat(run("house", "sign", "casino-club", "pure-21.5", "--schedule", "13"))
        .isEqualTo(
            new Ran(2, "", "casino-club has no schedule 13 for pure-21.5; it has 1 to 12.\n"));
    assertThat(run("house", "show", "aviator", "--option", "deks=1"))
        .isEqualTo(new Ran(2, "", "--option deks=1: no such key; did you mean decks?\n"));
    assertThat(run("house", "show", "aviator", "--option", "decks").status()).isEqualTo(2);
    assertThat(run("house").err()).hasLineCount(1).contains("list, show, check, sign");
  }

  @Test
  void check_names_every_fault_and_ends_with_status_1() throws IOException {
    assertThat(run("house", "check", sheet("", "").toString()).out())
        .endsWith("good, pure-21.5 of my-club\n");
    var wrong = run("house", "check", sheet("fee: $5.00", "fee: free").toString());
    assertThat(wrong.status()).isEqualTo(Status.CHECK_FAILED);
    assertThat(wrong.err().lines().count()).isGreaterThan(1);
    assertThat(wrong.err()).contains("schedules.1.rows.5.fee: read 'free', expected an amount");
    assertThat(run("house", "check", folder.resolve("none.yaml").toString()).status())
        .isEqualTo(Status.WRONG_USE);
  }

  @Test
  void a_users_folder_is_used_like_the_programs() throws IOException {
    sheet("title: Casino Club", "title: My Club");
    var houses = "--houses=" + folder;
    assertThat(run("house", "list", houses).out()).contains("my-club", "casino-club");
    assertThat(run("house", "sign", "my-club", "pure-21.5", houses).out()).contains("My Club");
    sheet("decks: 8", "decks: 88");
    assertThat(run("house", "sign", "my-club", "pure-21.5", houses).status()).isEqualTo(2);
    assertThat(run("house", "list", "--houses=" + folder.resolve("no")).err())
        .endsWith("there is no such folder of sheets\n");
  }

  @Test
  void a_sign_is_written_as_text_or_as_a_page() throws IOException {
    var file = folder.resolve("sign.html");
    assertThat(run("house", "sign", "ocean-view", "pure-21.5", "--schedule", "5").out())
        .contains("Ocean View Cardroom", "MAXIMUM WAGER  no limit", "$2501+");
    run("house", "sign", "ocean-view", "pure-21.5", "--html", file.toString());
    assertThat(Files.readString(file)).startsWith("<!doctype html>").contains("Ocean View");
    assertThat(run("house", "sign", "ocean-view", "pure-21.5", "--html", "/no/such/place").status())
        .isEqualTo(2);
  }

  @Test
  void a_poker_table_has_its_sign_by_limit_or_spread() {
    assertThat(run("house", "sign", "ocean-view", "omaha", "--limit", "4-8").out())
        .contains("OMAHA", "$4", "$8");
    assertThat(run("house", "sign", "ocean-view", "texas-holdem", "--spread", "2-10").out())
        .contains("$2", "$10");
    var spread = run("house", "sign", "ocean-view", "omaha", "--spread", "2-10");
    assertThat(spread.status()).isEqualTo(2);
    assertThat(spread.err()).hasLineCount(1).contains("spread", "POKER-BET-1");
    assertThat(run("house", "sign", "ocean-view", "omaha", "--limit", "5-11").err())
        .hasLineCount(1)
        .contains("limit");
  }
}
