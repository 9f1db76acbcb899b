package cardroom.houses;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.reading.SheetError;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A mangled sheet is either valid or refused with a message; it never causes a crash.
final class MangledSheetsTest {

  private static final int SHEETS = 200 * Integer.getInteger("cardroom.tries", 1);

  private static final String INK = " :-#[]{}&*!|>'\"%@`,?\n\t$+/0159aZ\u0000\u00e9\ud83c";

  @TempDir private Path folder = Path.of("");

  @Test
  void random_blots_never_crash_the_reading() {
    var chance = new Random(2151);
    var sheet = Altered.sheet("casino-club");
    var refused = 0;
    for (var round = 0; round < SHEETS; round++) {
      refused += isRefused(mangled(sheet, chance)) ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(SHEETS / 4);
  }

  private static String mangled(String sheet, Random chance) {
    var text = new StringBuilder(sheet);
    for (var blot = 1 + chance.nextInt(4); blot > 0; blot--) {
      var at = chance.nextInt(text.length());
      var ink = INK.charAt(chance.nextInt(INK.length()));
      switch (chance.nextInt(4)) {
        case 0 -> text.setCharAt(at, ink);
        case 1 -> text.insert(at, ink);
        case 2 -> text.delete(at, Math.min(text.length(), at + chance.nextInt(200)));
        default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 80)));
      }
    }
    return text.toString();
  }

  private boolean isRefused(String text) {
    try {
      Catalogue.packaged().check(new Altered(folder).write(text.replace("\ud83c", "?")));
      return false;
    } catch (SheetError wrong) {
      assertThat(wrong.faults())
          .isNotEmpty()
          .allMatch(fault -> fault.contains("pure-21.5.yaml") && !fault.contains("\n"));
      return true;
    }
  }
}
