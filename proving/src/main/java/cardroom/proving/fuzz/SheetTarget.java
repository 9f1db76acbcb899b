package cardroom.proving.fuzz;

import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// A rule sheet is loaded, or all that is wrong with it is named.
public final class SheetTarget {
  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final Path FILE = file();

  private SheetTarget() {}

  private static Path file() {
    try {
      return Files.createDirectories(FuzzFolder.ofOwn(() -> {}).resolve("house"))
          .resolve("sheet.yaml");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    Files.writeString(FILE, new String(data, StandardCharsets.UTF_8));
    try {
      CATALOGUE.check(FILE);
    } catch (SheetError wrong) {
      if (wrong.faults().isEmpty()) {
        throw new IllegalStateException("a sheet was refused and nothing named", wrong);
      }
    }
  }
}
