package cardroom.proving.fuzz;

import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import cardroom.houses.NotationSheets;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import java.nio.charset.StandardCharsets;

/// A written round of any game is judged, or the line is named that cannot be.
public final class NotationTarget {
  private static final NotationSheets SHEETS = new NotationSheets(Catalogue.packaged());

  private NotationTarget() {}

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      for (Script script : Script.read(new String(data, StandardCharsets.UTF_8))) {
        if (Variants.has(script.game())) {
          PokerScript.read(script, SHEETS::poker).play();
        } else {
          BankedScript.read(script, SHEETS::banked).play();
        }
      }
    } catch (NotationError wrong) {
      if (wrong.getMessage() == null) {
        throw new IllegalStateException("a round was refused and nothing said", wrong);
      }
    }
  }
}
