package cardroom.server.startup;

import cardroom.server.backup.BackupSchedule;
import cardroom.server.checkpoint.Signer;
import cardroom.server.journal.Database;
import cardroom.server.keeping.FileFault;
import cardroom.server.keeping.PrivateFile;
import cardroom.server.keeping.RoomTime;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/// The folder of a room. One process at a time has it.
public final class DataFolder implements AutoCloseable {
  private static final String RECORDS = "room.db";
  private static final String KEY = "room.key";
  private static final String SIGNING_KEY = "checkpoint.key";
  private static final String CHECKPOINTS = "checkpoints.txt";
  private static final String LOCK = "room.lock";
  private static final Pattern OURS = Pattern.compile("room[.-].*|checkpoint.*|backups");

  private final Path folder;
  private final FileChannel lock;

  private Optional<Path> copy = Optional.empty();

  private DataFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /// Takes the folder, creating it if necessary.
  public static DataFolder take(Path folder) {
    try {
      PrivateFile.folder(folder);
      closeIfOurs(folder);
      PrivateFile.claim(folder.resolve(LOCK));
      var channel =
          FileChannel.open(
              folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isTaken(channel)) {
        channel.close();
        throw new CannotOpen(
            "A room is already open on the data in %s: stop it, or give another folder with --data."
                .formatted(folder));
      }
      return new DataFolder(folder, channel);
    } catch (IOException e) {
      throw new CannotOpen(
          "The folder %s cannot be used (%s): give another one with --data."
              .formatted(folder, FileFault.words(e)),
          e);
    }
  }

  /// A folder made beforehand is closed to others as well, unless something else lives there too:
  /// then only the room's own files are.
  private static void closeIfOurs(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      if (files.allMatch(file -> OURS.matcher(String.valueOf(file.getFileName())).matches())) {
        PrivateFile.closeFolder(folder);
      }
    }
  }

  private static boolean isTaken(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() == null;
    } catch (OverlappingFileLockException _) {
      return true;
    }
  }

  /// The embedded records, brought up to date; an old schema is copied aside first.
  public Database records() {
    claim(folder.resolve(RECORDS));
    var database = Database.in(folder.resolve(RECORDS));
    if (database.isOld()) {
      var name = "room-before-%s.db".formatted(Instant.now().toString().replace(':', '-'));
      var aside = folder.resolve(name);
      database.copyTo(aside);
      copy = Optional.of(aside);
    }
    return database;
  }

  /// The files that SQLite puts beside the records get the same permissions.
  private static void claim(Path records) {
    try {
      PrivateFile.claim(records);
    } catch (IOException e) {
      throw new CannotOpen(
          "The records %s cannot be kept private (%s): give another folder with --data."
              .formatted(records, FileFault.words(e)),
          e);
    }
  }

  /// Where the records of an older version were copied to before they were brought up to date.
  public Optional<Path> copiedAside() {
    return copy;
  }

  /// The room's key: from the environment, else from the folder; a new room gets a new one.
  ///
  /// @param database where the records are when they are not in the folder
  public RoomKey key(Map<String, String> environment, Optional<String> database) {
    var given = environment.get(RoomKey.VARIABLE);
    var file = folder.resolve(KEY);
    try {
      if (given != null) {
        return RoomKey.parse(given);
      }
      if (Files.exists(file)) {
        return RoomKey.in(file);
      }
      if (database.isPresent() || Files.exists(folder.resolve(RECORDS))) {
        throw new CannotOpen(
            ("The key of this room is missing: put it back as %s or into %s; without it the shoes in play"
                    + " stay sealed. A new room's is made by openssl rand -hex 32.")
                .formatted(file, RoomKey.VARIABLE));
      }
      return RoomKey.create(file, Entropy.ofTheSystem());
    } catch (IllegalArgumentException | IOException e) {
      throw new CannotOpen(
          ("The key of this room cannot be read (%s): put its 64 hexadecimal digits back as %s or"
                  + " in %s; without them the shoes in play stay sealed.")
              .formatted(FileFault.words(e), file, RoomKey.VARIABLE),
          e);
    }
  }

  /// What signs the room's checkpoints.
  public Signer signer(Map<String, String> environment) {
    return SignerChoice.of(environment, folder.resolve(SIGNING_KEY));
  }

  /// Where the line of every checkpoint is added.
  public Path checkpoints() {
    return folder.resolve(CHECKPOINTS);
  }

  /// Where scheduled copies of the records go.
  BackupSchedule backups(Database database, BackupSchedule.Plan plan, BooleanSupplier isOurs) {
    try {
      PrivateFile.folder(plan.folder());
    } catch (IOException e) {
      throw new CannotOpen(
          "The folder %s for backups cannot be used (%s): give another one with --backup-to."
              .formatted(plan.folder(), FileFault.words(e)),
          e);
    }
    return new BackupSchedule(database, plan, RoomTime.ofTheMachine().steady(), isOurs);
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new CannotOpen("The lock of " + folder + " cannot be released.", e);
    }
  }
}
