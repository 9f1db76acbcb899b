package cardroom.app.records;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rounds taken away and records copied from a room that stays open meanwhile.
final class RecordsCommandTest {
  private static final Set<String> BANKED = Set.of("pure-21.5", "three-card-poker");

  @TempDir private Path folder;

  @Test
  void rounds_are_told_and_records_are_copied_while_the_room_is_open() throws Exception {
    var data = folder.resolve("data");
    try (var room = BusyRoom.in(data)) {
      var table = room.table("pure-21.5");
      var told = Ran.of("export", table, "--data", data.toString());
      assertThat(told.status()).as(told.err()).isEqualTo(Status.DONE);
      assertThat(told.out()).contains("Round 1\n", "Round 2\n", " bets $", " for the bank.");
      var one = Ran.of("export", table + "/1", "--json", "--data", data.toString());
      assertThat(one.out()).contains("\"round\":1,").doesNotContain("\"round\":2,");
      assertThat(Ran.of("export", table + "/999999", "--data", data.toString()).err())
          .hasLineCount(1)
          .contains("no finished round");
      judgeAgain(room, data);
      copy(data);
    }
  }

  @Test
  void a_database_that_cannot_be_used_is_one_sentence_without_its_password() throws Exception {
    var url = "jdbc:postgresql://localhost:1/none?user=room&password=four-horses";
    var data = Files.createDirectory(folder.resolve("data"));
    Files.writeString(data.resolve("room.key"), "5a".repeat(32));
    var copy = Files.writeString(folder.resolve("copy.db"), "a copy").toString();
    var runs =
        List.of(
            Ran.of("open", "--db", url, "--data", data.toString(), "--port", "0"),
            Ran.of("backup", folder.resolve("new.db").toString(), "--db", url),
            Ran.of("restore", copy, "--db", url),
            Ran.of("export", "1", "--journal", "--data", url),
            Ran.of("repair", "--data", url),
            Ran.of("verify", url));
    for (var ran : runs) {
      assertThat(ran.status()).as(ran.err()).isEqualTo(Status.WRONG_USE);
      assertThat(ran.err()).hasLineCount(1).doesNotContain("four-horses");
    }
    assertThat(runs.getFirst().err())
        .contains("the database at jdbc:postgresql://localhost:1/none");
    assertThat(folder.resolve("new.db")).doesNotExist();
  }

  /// What was played live is written down and holds when it is judged.
  private void judgeAgain(BusyRoom room, Path data) throws Exception {
    for (var game : BANKED) {
      var table = room.table(game);
      var noted = Ran.of("export", table, "--notation", "--data", data.toString());
      assertThat(noted.status()).as(noted.err()).isEqualTo(Status.DONE);
      assertThat(noted.out()).contains("# %s, round 1\n".formatted(table));
      if (noted.out().contains("\nhouse ")) {
        var file = Files.writeString(folder.resolve(game + ".txt"), noted.out());
        var judged = Ran.of("judge", file.toString());
        assertThat(judged.status()).as(judged.out() + judged.err()).isEqualTo(Status.DONE);
      } else {
        // A hand folded at Three Card Poker is never seen, and the round cannot be written.
        assertThat(game).isEqualTo("three-card-poker");
      }
      prove(table, data);
    }
  }

  /// A card that was dealt is proven against the root of its shoe; another one is not.
  private void prove(String table, Path data) throws Exception {
    var proof = Ran.of("export", table + "/1", "--proof", "--data", data.toString());
    assertThat(proof.status()).as(proof.err()).isEqualTo(Status.DONE);
    var file = Files.writeString(folder.resolve("proof.json"), proof.out());
    var held = Ran.of("verify", file.toString());
    assertThat(held.status()).as(held.out() + held.err()).isEqualTo(Status.DONE);
    assertThat(held.out()).contains("Every card lay in its place");
    var card = proof.out().replaceAll("(?s).*?\"card\":\"(..)\".*", "$1");
    var other = card.equals("As") ? "Ks" : "As";
    Files.writeString(file, proof.out().replaceFirst("\"" + card + "\"", "\"" + other + "\""));
    var wrong = Ran.of("verify", file.toString());
    assertThat(wrong.status()).isEqualTo(Status.CHECK_FAILED);
    assertThat(wrong.out()).contains("Wrong: the card " + other);
    checkJournal(table, data, file);
    Files.writeString(file, "{}");
    assertThat(Ran.of("verify", file.toString()).status()).isEqualTo(Status.WRONG_USE);
    assertThat(Ran.of("export", table, "--proof", "--data", data.toString()).err())
        .hasLineCount(1)
        .contains("one round");
    // Half of a line is not taken for the name of a file.
    assertThat(Ran.of("verify", data.toString(), "--since", "cardroom-checkpoint 1 2026").err())
        .hasLineCount(1)
        .contains("no whole checkpoint");
  }

  /// A journal taken away is checked by itself; any change in it is reported.
  private static void checkJournal(String table, Path data, Path file) throws Exception {
    var journal = Ran.of("export", table, "--journal", "--data", data.toString());
    Files.writeString(file, journal.out());
    assertThat(Ran.of("verify", file.toString()).out()).contains("The chain is whole");
    Files.writeString(file, journal.out().replaceFirst("\"maker\":\"#room\"", "\"maker\":\"eve\""));
    var changed = Ran.of("verify", file.toString());
    assertThat(changed.status()).isEqualTo(Status.CHECK_FAILED);
    assertThat(changed.out()).contains("Wrong: event 1 of table " + table);
  }

  private void copy(Path data) throws Exception {
    var aside = Files.createDirectory(folder.resolve("aside"));
    var file = aside.resolve("room.db").toString();
    assertThat(Ran.of("backup", file, "--data", data.toString()).status()).isEqualTo(Status.DONE);
    assertThat(Ran.of("backup", file, "--data", data.toString()).err()).contains("already exists");
    var nowhere = aside.resolve("nowhere/room.db").toString();
    assertThat(Ran.of("backup", nowhere, "--data", data.toString()).err())
        .contains("There is no folder " + aside.resolve("nowhere"));
    assertThat(Ran.of("backup", "", "--data", data.toString()).err())
        .contains("FILE '': give the name of a file");
    sealedCopy(data);
    Files.copy(data.resolve("room.key"), aside.resolve("room.key"));
    assertThat(Ran.of("verify", aside.toString()).out()).contains("Everything is in order.");
  }

  /// A sealed copy opens with its key, and the records in it verify.
  private void sealedCopy(Path data) throws Exception {
    var key = Files.writeString(folder.resolve("backup.key"), "0f".repeat(32)).toString();
    var sealed = folder.resolve("room.sealed").toString();
    var again = Files.createDirectory(folder.resolve("again"));
    var made = Ran.of("backup", sealed, "--key", key, "--data", data.toString());
    assertThat(made.status()).as(made.err()).isEqualTo(Status.DONE);
    var opened = again.resolve("room.db").toString();
    assertThat(Ran.of("backup", opened, "--of", sealed).err()).hasLineCount(1).contains("--key");
    assertThat(Ran.of("backup", opened, "--of", sealed, "--key", key).status())
        .isEqualTo(Status.DONE);
    Files.copy(data.resolve("room.key"), again.resolve("room.key"));
    var verified = Ran.of("verify", again.toString());
    assertThat(verified.status()).as(verified.out() + verified.err()).isEqualTo(Status.DONE);
  }

  @Test
  void a_folder_without_a_room_is_one_sentence() {
    for (var command : new String[][] {{"export", "1"}, {"backup", "copy.db"}}) {
      var ran = Ran.of(command[0], command[1], "--data", folder.toString());
      assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
      assertThat(ran.err()).hasLineCount(1);
    }
  }
}
