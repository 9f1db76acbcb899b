package cardroom.cards.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The stored offsets are those that the search finds; `-Dcardroom.rewrite=true` rewrites them.
class StoredRowsTest {
  private static final int COLUMNS = 100;
  private static final String END_OF_LINE = "\\\n      ";
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
            .formatted(text(TableShape.SEVEN));
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
            .formatted(text(TableShape.FOUR), text(TableShape.FIVE), text(TableShape.SIX));
    holds("StoredRows.java", source);
  }

  private static void holds(String file, String source) throws IOException {
    if (Boolean.getBoolean("cardroom.rewrite")) {
      Files.writeString(FOLDER.resolve(file), source);
    }
    assertThat(FOLDER.resolve(file)).hasContent(source);
  }

  private static String text(TableShape shape) {
    var text = new StringBuilder("      \"\"\"\n      ");
    char[] offsets = RowSearch.search(shape);
    for (int row = 0; row < offsets.length; row++) {
      boolean full = row > 0 && row % (COLUMNS / 2) == 0;
      text.append(full ? END_OF_LINE : "").append(LookupSlots.encoded(offsets[row]));
    }
    return text.append(END_OF_LINE).append("\"\"\";\n").toString();
  }
}
