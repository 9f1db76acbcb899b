package cardroom.proving.fuzz;

import cardroom.games.banked.BankedGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import cardroom.houses.NotationSheets;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A written round of any game is judged, or the faulty line is named.
public final class NotationTarget {
  private static final NotationSheets SHEETS = new NotationSheets(Catalogue.packaged());
  private static final int READ_MAX = 500;
  // Reading a sheet takes a hundred times as long as judging a round.
  private static final Map<Header, PokerSheet> POKER = new HashMap<>();
  private static final Map<Header, BankedGame<?>> BANKED = new HashMap<>();

  private record Header(String house, String game, Map<String, String> options) {}

  private NotationTarget() {}

  private static PokerSheet poker(String house, String game, Map<String, String> options) {
    return kept(POKER, new Header(house, game, options), SHEETS::poker);
  }

  private static BankedGame<?> banked(String house, String game, Map<String, String> options) {
    return kept(BANKED, new Header(house, game, options), SHEETS::banked);
  }

  private static <S> S kept(Map<Header, S> sheets, Header header, Reading<S> reading) {
    if (sheets.size() > READ_MAX) {
      sheets.clear();
    }
    var known = Optional.ofNullable(sheets.get(header));
    var sheet =
        known.orElseGet(() -> reading.read(header.house(), header.game(), header.options()));
    sheets.put(header, sheet);
    return sheet;
  }

  /// Finds the sheet that a header names.
  private interface Reading<S> {
    S read(String house, String game, Map<String, String> options);
  }

  public static void fuzzerTestOneInput(byte[] data) {
    try {
      for (Script script : Script.read(new String(data, StandardCharsets.UTF_8))) {
        if (Variants.has(script.game())) {
          PokerScript.read(script, NotationTarget::poker).play();
        } else {
          BankedScript.read(script, NotationTarget::banked).play();
        }
      }
    } catch (NotationError wrong) {
      if (wrong.getMessage() == null) {
        throw new IllegalStateException("a round was refused and nothing said", wrong);
      }
    }
  }
}
