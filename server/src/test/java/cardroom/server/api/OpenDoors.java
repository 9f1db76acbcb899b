package cardroom.server.api;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A room with every house of the program and a web server, and a visitor without a session.
abstract class OpenDoors {
  @TempDir Path folder;
  Room room;
  WebServer doors;
  Visitor passer;

  @BeforeEach
  void open() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    room = new Room(Places.parts(Database.at(Places.sqlite(folder)), catalogue));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
    passer = new Visitor(doors.port());
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }
}
