package cardroom.server.lab;

import cardroom.analysis.equity.Equities;
import cardroom.analysis.equity.EquityError;
import cardroom.games.poker.variant.Variants;
import cardroom.server.codec.Json;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/// What poker hands are worth against each other, as far as it can be worked out quickly.
public final class HandEquities {
  private static final long LONGEST_MS = 2_500;

  private HandEquities() {}

  /// @throws IllegalArgumentException in one sentence where the question cannot be understood
  public static ObjectNode of(String game, List<String> hands, String board, String dead) {
    if (!Variants.has(game)) {
      throw new IllegalArgumentException("'%s' is not a poker game".formatted(game));
    }
    try {
      var question = Equities.ask(Variants.of(game), hands, board, dead, 0);
      long until = System.nanoTime() + LONGEST_MS * 1_000_000;
      var answer =
          Equities.answer(
              question, _ -> System.nanoTime() < until && !Thread.currentThread().isInterrupted());
      var json = Json.object().put("game", game).put("boards", answer.boards());
      json.put("exact", answer.isExact()).put("whole", answer.isWhole());
      var rows = json.putArray("hands");
      for (var hand : answer.hands()) {
        rows.addObject()
            .put("cards", hand.cards())
            .put("equity", hand.equity())
            .put("win", hand.win())
            .put("tie", hand.tie())
            .put("lose", hand.lose())
            .put("margin", hand.margin());
      }
      return json;
    } catch (EquityError wrong) {
      throw new IllegalArgumentException(wrong.sentence(), wrong);
    }
  }
}
