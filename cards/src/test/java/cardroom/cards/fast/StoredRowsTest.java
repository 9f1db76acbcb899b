package cardroom.cards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/// The stored offsets are those that the search finds; `-Dcardroom.rewrite=true` rewrites them.
class StoredRowsTest {
  private static final int COLUMNS = 100;
  private static final Path FOLDER =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("cards/src/main/java/cardroom/cards/fast");

  @Test
  void rows_of_seven_cards_are_those_that_the_search_finds() throws IOException {
    String source =
        """
        package cardroom.cards.fast;

        /// The row offsets of the table for seven cards, as [RowSearch] found them.
        final class StoredRowsOfSeven {
          static final String TEXT =
        %s
          private StoredRowsOfSeven() {}
        }
        """
            .formatted(text(LookupSlots.SEVEN));
    holds("StoredRowsOfSeven.java", source);
  }

  @Test
  void rows_of_four_to_six_cards_are_those_that_the_search_finds() throws IOException {
    String source =
        """
        package cardroom.cards.fast;

        /// The row offsets of the tables for four to six cards, as [RowSearch] found them.
        final class StoredRows {
          static final String OF_FOUR =
        %s
          static final String OF_FIVE =
        %s
          static final String OF_SIX =
        %s
          private StoredRows() {}
        }
        """
            .formatted(text(LookupSlots.FOUR), text(LookupSlots.FIVE), text(LookupSlots.SIX));
    holds("StoredRows.java", source);
  }

  private static void holds(String file, String source) throws IOException {
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(FOLDER.resolve(file), source);
    }
    assertThat(FOLDER.resolve(file)).hasContent(source);
  }

  private static String text(LookupSlots.Shape shape) {
    char[] offsets = RowSearch.search(shape);
    byte[] bytes = new byte[2 * offsets.length];
    for (int row = 0; row < offsets.length; row++) {
      bytes[2 * row] = (byte) (offsets[row] >> Byte.SIZE);
      bytes[2 * row + 1] = (byte) offsets[row];
    }
    String line = "\n      ";
    String wrapped =
        Base64.getEncoder().encodeToString(bytes).replaceAll("(.{" + COLUMNS + "})", "$1" + line);
    return "      \"\"\"" + line + wrapped + "\\\n      \"\"\";\n";
  }
}
