package cardroom.server.codec.poker;

import cardroom.cards.Card;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerState;
import cardroom.games.rules.RuleIndex;
import cardroom.server.codec.BodyFields;
import cardroom.server.codec.CardText;
import cardroom.server.codec.DepartureCodec;
import cardroom.server.codec.Json;
import cardroom.server.codec.SetupCodec;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A poker table between hands. The cards of the last hand are not in it: the events after it begin
/// the next one.
record PokerSnapshot(PokerSheet sheet, RuleIndex rules) {

  static ObjectNode write(PokerState table) {
    var json = Json.object();
    json.set("setup", SetupCodec.write(table.setup()));
    json.put("round", table.round()).put("dropCents", table.drop().cents());
    var chairs = json.putArray("chairs");
    table.chairs().forEach(chair -> chairs.add(chair(chair)));
    var last = json.putArray("last");
    table.last().ifPresent(lineup -> last.add(LineupCodec.write(lineup)));
    var armed = json.putArray("armed");
    table
        .armed()
        .forEach(a -> armed.addObject().put("call", a.call().word()).put("seat", a.seat()));
    var results = json.putArray("results");
    table.results().forEach(line -> results.add(PokerWriter.line(line)));
    var gone = json.putArray("gone");
    table.gone().forEach(one -> gone.add(gone(one)));
    DepartureCodec.write(json, table.departures());
    return json;
  }

  private static ObjectNode gone(PokerState.Gone gone) {
    return Json.object()
        .put("player", gone.player().name())
        .put("seat", gone.seat())
        .put("owes", gone.missed())
        .put("distance", gone.distance())
        .put("paid", gone.paid())
        .put("round", gone.round());
  }

  private static ObjectNode chair(PokerPlayer chair) {
    return Json.object()
        .put("player", chair.player().name())
        .put("seat", chair.seat())
        .put("cents", chair.stack().cents())
        .put("sittingOut", chair.isSittingOut())
        .put("leaving", chair.isLeaving())
        .put("entry", PokerWriter.word(chair.entry()))
        .put("distance", chair.distance())
        .put("paid", chair.paid())
        .put("missed", chair.missed());
  }

  PokerState read(JsonNode json) {
    var body = new BodyFields(json, NO_CARDS);
    var setup = SetupCodec.read(json.get("setup"));
    return new PokerState(
        setup,
        sheet.row(setup.stakes()),
        body.list("chairs", PokerSnapshot::chair),
        body.list("last", LineupCodec::read).stream().findFirst(),
        body.number("round"),
        Optional.empty(),
        body.list(
            "armed", armed -> new PokerState.Armed(PokerReader.call(armed), armed.number("seat"))),
        body.cents("dropCents"),
        body.list("results", new PokerReader(body, rules)::line),
        Optional.empty(),
        body.list("gone", one -> gone(one, body.number("round"))),
        DepartureCodec.read(json));
  }

  /// Older snapshots do not say after which hand a player left; counting starts now.
  private static PokerState.Gone gone(BodyFields gone, int round) {
    return new PokerState.Gone(
        gone.player(),
        gone.number("seat"),
        gone.flag("owes"),
        gone.has("distance") ? gone.number("distance") : -1,
        gone.has("paid") && gone.flag("paid"),
        gone.has("round") ? gone.number("round") : round);
  }

  private static PokerPlayer chair(BodyFields chair) {
    var entry = PokerReader.entry(chair);
    return new PokerPlayer(
        chair.player(),
        chair.number("seat"),
        chair.cents("cents"),
        chair.flag("sittingOut"),
        chair.flag("leaving"),
        entry,
        chair.number("distance"),
        chair.has("paid") && chair.flag("paid"),
        chair.has("missed") ? chair.flag("missed") : PokerPlayer.isMissed(entry));
  }

  /// Between hands there is no card on the table.
  private static final CardText NO_CARDS =
      new CardText() {
        @Override
        public String up(Card card) {
          return card.toString();
        }

        @Override
        public String down(Card card) {
          return card.toString();
        }

        @Override
        public Card read(String text) {
          return Card.parse(text);
        }
      };
}
