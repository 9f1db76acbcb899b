package cardroom.server.wire;

import cardroom.cards.Card;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.server.codec.Json;
import tools.jackson.databind.node.ArrayNode;

/// What a person may do now, and what they may not.
final class WireChoices {
  private WireChoices() {}

  static ArrayNode choices(Choices choices) {
    var all = Json.array();
    for (Choice choice : choices.offered()) {
      var json = all.addObject();
      json.put("id", choice.id()).put("label", choice.label());
      json.put("position", choice.position().id());
      choice
          .amount()
          .ifPresent(
              amount ->
                  json.putObject("amount")
                      .put("minCents", amount.min().cents())
                      .put("maxCents", amount.max().cents())
                      .put("stepCents", amount.step().cents())
                      .put("suggestedCents", amount.suggested().cents()));
      choice
          .cards()
          .ifPresent(
              pick -> {
                var cards = json.putObject("cards");
                cards.set("from", Json.strings(pick.from().stream().map(Card::toString).toList()));
                cards.put("min", pick.min()).put("max", pick.max());
              });
      json.put("rule", choice.rule().id());
      if (!choice.remedies().isEmpty()) {
        var remedies = json.putArray("remedies");
        choice
            .remedies()
            .forEach(
                clause ->
                    remedies.addObject().put("id", clause.id()).put("sentence", clause.sentence()));
      }
    }
    return all;
  }

  static ArrayNode barred(Choices choices) {
    var all = Json.array();
    for (Choices.Barred barred : choices.barred()) {
      all.addObject()
          .put("id", barred.id())
          .put("position", barred.position().id())
          .put("sentence", barred.sentence())
          .put("rule", barred.rule().id());
    }
    return all;
  }
}
