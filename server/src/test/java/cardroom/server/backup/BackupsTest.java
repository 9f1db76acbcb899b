package cardroom.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Scheduled copies are complete, private, and readable only with the key.
class BackupsTest {
  private static final String KEY = "00112233445566778899aabbccddeeff".repeat(2);

  @TempDir Path folder;

  private BackupKey key;
  private BackupKey other;

  @BeforeEach
  void keys() throws IOException {
    key = BackupKey.in(Files.writeString(folder.resolve("key"), KEY + "\n"));
    other = BackupKey.in(Files.writeString(folder.resolve("other"), "ab".repeat(32)));
  }

  private static byte[] random(int length) {
    var bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  private byte[] sealed(byte[] plain) throws IOException {
    var out = new ByteArrayOutputStream();
    key.seal(new ByteArrayInputStream(plain), out);
    return out.toByteArray();
  }

  private static byte[] opened(BackupKey with, byte[] sealed) throws IOException {
    var out = new ByteArrayOutputStream();
    with.open(new ByteArrayInputStream(sealed), out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_048_575, 1_048_576, 1_048_577, 3_000_000})
  void what_is_sealed_opens_again_whatever_its_length(int length) throws IOException {
    var plain = random(length);
    var sealed = sealed(plain);
    assertThat(opened(key, sealed)).isEqualTo(plain);
    assertThat(sealed(plain)).as("sealed anew").isNotEqualTo(sealed);
    assertThatThrownBy(() -> opened(other, sealed)).hasMessageContaining("another key");
  }

  @Test
  void a_sealed_copy_that_was_altered_cut_or_lengthened_does_not_open() throws IOException {
    var sealed = sealed(random(2_500_000));
    for (var place : new int[] {0, 9, 40, 41, 46, 1_500_000, sealed.length - 1}) {
      var altered = sealed.clone();
      altered[place] ^= 1;
      assertThatThrownBy(() -> opened(key, altered))
          .as("byte %d", place)
          .isInstanceOf(IOException.class);
    }
    for (var length : new int[] {0, 7, 40, 45, 1_048_637, sealed.length - 1}) {
      var cut = Arrays.copyOf(sealed, length);
      assertThatThrownBy(() -> opened(key, cut))
          .as("%d bytes", length)
          .isInstanceOf(IOException.class);
    }
    var longer = Arrays.copyOf(sealed, sealed.length + 1);
    assertThatThrownBy(() -> opened(key, longer)).hasMessageContaining("added");
  }

  @Test
  void a_file_without_a_key_is_explained() throws IOException {
    var empty = Files.writeString(folder.resolve("empty"), "");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BackupKey.in(empty))
        .withMessageContaining("64 hexadecimal digits");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BackupKey.in(folder.resolve("none")))
        .withMessageContaining("cannot be read");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_newest_copies_are_kept_and_nothing_else_is_touched(boolean isSealed) throws IOException {
    var to = Files.createDirectory(folder.resolve("copies"));
    var mine = Files.writeString(to.resolve("mine.db"), "mine");
    var now = new AtomicReference<>(Instant.parse("2026-03-01T20:00:00Z"));
    var secret = isSealed ? Optional.of(key) : Optional.<BackupKey>empty();
    var plan = new BackupSchedule.Plan(Duration.ofHours(1), to, 2, secret);
    try (var database = Database.at(Places.sqlite(folder)).ready();
        var schedule = new BackupSchedule(database, plan, now::get)) {
      for (int hour = 0; hour < 4; hour++) {
        schedule.make();
        now.updateAndGet(time -> time.plus(Duration.ofHours(1)));
      }
    }
    var ending = isSealed ? "sealed" : "db";
    try (var files = Files.list(to)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "mine.db", "room-20260301T220000Z." + ending, "room-20260301T230000Z." + ending);
    }
    assertThat(mine).hasContent("mine");
    whole(to.resolve("room-20260301T230000Z." + ending), isSealed);
  }

  /// Only its owner may read the copy, and it has the schema of a room.
  private void whole(Path copy, boolean isSealed) throws IOException {
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
        .isEqualTo("rw-------");
    var plain = isSealed ? folder.resolve("opened.db") : copy;
    if (isSealed) {
      assertThat(new String(Files.readAllBytes(copy), StandardCharsets.ISO_8859_1))
          .doesNotContain("SQLite format", "create table");
      RecordsCopy.open(copy, plain, key);
    }
    try (var database = Database.in(plain)) {
      assertThat(database.isOld()).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void what_a_killed_copy_left_behind_goes_with_the_next_one(boolean isOld) throws IOException {
    var to = Files.createDirectory(folder.resolve("copies"));
    var unfinished = to.resolve(".room-20260301T200000Z.sealed.4711");
    var own = Files.createDirectory(folder.resolve(".backup-4711"));
    var plain = own.resolve("plain");
    var left = List.of(unfinished, plain, own);
    Files.writeString(unfinished, "half");
    Files.writeString(plain, "half");
    var before = FileTime.from(Instant.now().minus(Duration.ofHours(isOld ? 2 : 0)));
    for (var each : left) {
      Files.setLastModifiedTime(each, before);
    }
    var plan = new BackupSchedule.Plan(Duration.ofHours(1), to, 2, Optional.of(key));
    try (var database = Database.at(Places.sqlite(folder)).ready();
        var schedule = new BackupSchedule(database, plan, InstantSource.system())) {
      whole(schedule.make(), true);
      assertThat(database.workFolder()).as("in the plain beside the records").isEqualTo(folder);
    }
    assertThat(left).allMatch(each -> Files.exists(each) != isOld);
    try (var files = Files.list(to)) {
      assertThat(files).hasSize(isOld ? 1 : 2);
    }
  }

  @Test
  void a_schedule_makes_copies_by_itself() throws IOException {
    var to = Files.createDirectory(folder.resolve("copies"));
    var plan = new BackupSchedule.Plan(Duration.ofMillis(50), to, 5, Optional.empty());
    try (var database = Database.at(Places.sqlite(folder)).ready();
        var schedule =
            new BackupSchedule(
                database, plan, () -> Instant.ofEpochSecond(System.nanoTime() / 1_000_000))) {
      schedule.start();
      Awaitility.await()
          .until(
              () -> {
                try (var files = Files.list(to)) {
                  return files.filter(file -> file.toString().endsWith(".db")).count() >= 2;
                }
              });
    }
  }
}
