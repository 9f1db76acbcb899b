package cardroom.app;

import cardroom.server.journal.Database;
import cardroom.server.keeping.FileFault;
import cardroom.server.shoe.RoomKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Where a room's records and its key are, for commands that look at a room from outside.
///
/// @param room the room's folder, or the `jdbc:` address of its database
public record RoomFiles(String room) {

  public String url() {
    return room.startsWith("jdbc:") ? room : "jdbc:sqlite:" + file().toAbsolutePath();
  }

  /// The same for messages.
  public String shown() {
    return MaskedAddress.of(room);
  }

  /// Its records, to be read.
  public Database records() {
    try {
      return Database.at(url());
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new WrongUse(
          "The records of %s cannot be read: %s.".formatted(shown(), e.getMessage()));
    }
  }

  /// The embedded records.
  public Path file() {
    var file = Path.of(room).resolve("room.db");
    if (!Files.isRegularFile(file)) {
      throw new WrongUse(
          "There is no room in %s: give the folder of one, or its jdbc: address."
              .formatted(shown()));
    }
    return file;
  }

  public RoomKey key() {
    var given = System.getenv(RoomKey.VARIABLE);
    if (given == null && room.startsWith("jdbc:")) {
      throw new WrongUse(
          "The key of %s is missing: put it into %s.".formatted(shown(), RoomKey.VARIABLE));
    }
    try {
      return given == null ? RoomKey.in(Path.of(room).resolve("room.key")) : RoomKey.parse(given);
    } catch (IOException | IllegalArgumentException e) {
      throw new WrongUse(
          "The key of %s cannot be read (%s): put it into %s or beside the data as room.key."
              .formatted(shown(), FileFault.words(e), RoomKey.VARIABLE));
    }
  }
}
