package cardroom.app.judge;

import cardroom.app.GivenText;
import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import cardroom.houses.NotationSheets;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.Script;
import java.util.List;

/// All notations; the `game` in a round's header chooses one.
final class Notations {

  private Notations() {}

  static List<RoundToJudge> read(GivenText text, Catalogue catalogue) {
    var sheets = new NotationSheets(catalogue);
    return Script.read(text.text()).stream()
        .map(script -> read(text.name(), script, sheets))
        .toList();
  }

  private static RoundToJudge read(String file, Script script, NotationSheets sheets) {
    if (Variants.has(script.game())) {
      var hand = PokerScript.read(script, sheets::poker);
      return new RoundToJudge(file, () -> new PokerRound(file, hand.play()));
    }
    var round = BankedScript.read(script, sheets::banked);
    return new RoundToJudge(file, () -> new BankedRound(file, round.play()));
  }
}
