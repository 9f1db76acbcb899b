package cardroom.server.startup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.checkpoint.SigningKey;
import cardroom.server.journal.Database;
import cardroom.server.keeping.PrivateFile;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Opened;
import cardroom.server.verify.JournalFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A room's files on disk: readable by their owner alone, complete or not there at all, and
/// explained when they cannot be read.
class PrivateRecordsTest {
  @TempDir Path folder;

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void records_keys_and_copies_are_readable_by_their_owner_alone() throws Exception {
    var data = folder.resolve("data");
    try (var taken = DataFolder.take(data)) {
      taken.key(Map.of(), Optional.empty());
      try (var database = taken.records().ready()) {
        database.copyTo(folder.resolve("copy.db"));
        assertThat(rights(folder.resolve("copy.db"))).isEqualTo("rw-------");
        assertThat(rights(data)).isEqualTo("rwx------");
        try (var files = Files.list(data)) {
          for (var file : files.toList()) {
            assertThat(rights(file)).as(file.toString()).isEqualTo("rw-------");
          }
        }
        assertThatThrownBy(() -> database.copyTo(folder.resolve("copy.db")))
            .isInstanceOf(IllegalStateException.class);
      }
    }
  }

  @Test
  void a_folder_made_beforehand_is_closed_unless_something_else_lives_there() throws Exception {
    var open = PosixFilePermissions.fromString("rwxr-xr-x");
    for (var beside : List.of("room.db", "notes.txt")) {
      var data = Files.createDirectory(folder.resolve("with " + beside));
      Files.setPosixFilePermissions(data, open);
      Files.createFile(data.resolve(beside));
      DataFolder.take(data).close();
      assertThat(rights(data))
          .as(beside)
          .isEqualTo(beside.startsWith("room") ? "rwx------" : "rwxr-xr-x");
      assertThat(rights(data.resolve("room.lock"))).isEqualTo("rw-------");
    }
  }

  @Test
  void a_file_that_could_not_be_filled_leaves_nothing_behind() throws Exception {
    var file = folder.resolve("export.json");
    assertThatThrownBy(
            () ->
                PrivateFile.create(
                    file,
                    part -> {
                      assertThat(rights(part)).isEqualTo("rw-------");
                      Files.writeString(part, "half");
                      assertThat(file).doesNotExist();
                      throw new IOException("the disk is full");
                    }))
        .hasMessage("the disk is full");
    try (var left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
    PrivateFile.create(file, "whole");
    assertThatThrownBy(() -> PrivateFile.create(file, "another"))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("whole");
  }

  @Test
  void an_empty_key_is_explained() throws Exception {
    Files.createFile(folder.resolve("room.key"));
    try (var taken = DataFolder.take(folder)) {
      assertThatThrownBy(() -> taken.key(Map.of(), Optional.empty()))
          .isInstanceOf(CannotOpen.class)
          .hasMessageContaining("it is empty")
          .hasMessageContaining("room.key");
    }
  }

  @Test
  void a_key_that_is_not_even_text_is_explained_in_our_words() throws Exception {
    Files.write(folder.resolve("room.key"), new byte[] {(byte) 0xff, 0, (byte) 0x80});
    Files.copy(folder.resolve("room.key"), folder.resolve("checkpoint.key"));
    try (var taken = DataFolder.take(folder)) {
      assertThatThrownBy(() -> taken.key(Map.of(), Optional.empty()))
          .isInstanceOf(CannotOpen.class)
          .hasMessageContaining("64 hexadecimal digits");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SigningKey.in(folder.resolve("checkpoint.key")))
        .withMessageContaining("no two lines");
  }

  @Test
  void the_key_of_another_room_is_named_before_a_table_opens() {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)))) {
      var table = OddPlayer.open(room, "Odd one");
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", table);
      ann.act("sit", 50_000);
      ann.act("stake", 100);
      ann.act("red", 0);
      var other = new SealedShoe(RoomKey.parse("7b".repeat(32)), Entropy.ofTheSystem());
      assertThatThrownBy(() -> RoomKeyCheck.refuseOther(room.records(), other))
          .isInstanceOf(CannotOpen.class)
          .hasMessageContaining("put its own back as room.key");
      var own = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
      RoomKeyCheck.refuseOther(room.records(), own);
    }
  }

  @Test
  void a_damaged_snapshot_falls_back_to_the_journal() throws Exception {
    long table;
    long number;
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)))) {
      table = OddPlayer.open(room, "Odd one");
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", table);
      ann.act("sit", 50_000);
      for (int i = 0; i < 4; i++) {
        ann.act("stake", 100);
        ann.act("red", 0);
      }
      number = ann.number();
      assertThat(room.records().snapshot(table)).isPresent();
      var length = room.records().snapshot(table).orElseThrow().body().length();
      assertThat(length * 3 / 4).as("tells nothing").isBetween(2_048, 2_048 + 64);
    }
    for (var damage : new String[] {"body = 'AAAA' || body", "body = ''", "hash = 'x'"}) {
      try (var database = Database.at(Places.sqlite(folder));
          var connection = database.source().getConnection();
          var statement = connection.createStatement()) {
        statement.execute("update snapshot set " + damage);
      }
      try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)))) {
        assertThat(new OddPlayer(room, "ann", table).number()).as(damage).isEqualTo(number);
        assertThat(room.tables().alarms().stopped()).isEmpty();
      }
    }
  }

  @Test
  void a_journal_taken_away_holds_no_invitation_and_still_checks() throws Exception {
    var url = Places.sqlite(folder);
    var parts = Room.Parts.of(Database.at(url), new OddCatalogue(), Places.KEY);
    long table;
    try (var room = new Room(parts.with(ClockTimes.ENDLESS))) {
      var opening = OddCatalogue.opening("Odd one", "ann", "the-word-of-the-link");
      table =
          switch (OddPlayer.await(room.tables().open(opening))) {
            case Opened.Yes(var id) -> id;
            case Opened.No(var why) -> throw new IllegalStateException(why.words());
          };
      room.guests().admit("ann");
      new OddPlayer(room, "ann", table).act("sit", 50_000);
    }
    var text = JournalFile.of(url, table).orElseThrow();
    assertThat(text).doesNotContain("the-word-of-the-link");
    assertThat(JournalFile.check(text).wrong()).isEmpty();
    assertThat(JournalFile.check(text.replace("50000", "50001")).wrong()).isPresent();
  }

  @Test
  void chips_in_play_count_before_more_are_given() {
    var hours = new AtomicLong();
    var parts = Room.Parts.of(Database.at(Places.sqlite(folder)), new OddCatalogue(), Places.KEY);
    var later = (InstantSource) () -> Instant.now().plusSeconds(3_600 * hours.get());
    try (var room = new Room(parts.with(ClockTimes.ENDLESS).with(later))) {
      var table = OddPlayer.open(room, "Odd one");
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", table);
      ann.act("sit", 100_000);
      ann.act("stake", 99_900);
      hours.set(2);
      assertThat(room.guests().grant("ann")).as("$999 lie on the layout").isPresent();
      ann.act("peek", 0);
      var card = ann.look().view().positions().getFirst().hands().getFirst().toString();
      ann.act(card.contains("h") || card.contains("d") ? "black" : "red", 0);
      if (room.records().accountsOf("ann").values().stream().mapToLong(c -> c).sum() < 10_000) {
        assertThat(room.guests().grant("ann")).as("they are lost").isEmpty();
      } else {
        assertThat(room.guests().grant("ann")).isPresent();
      }
    }
  }
}
