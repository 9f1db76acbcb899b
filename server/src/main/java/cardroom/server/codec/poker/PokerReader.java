package cardroom.server.codec.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.poker.table.PokerDecision;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerFloorCall;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.rules.Rule;
import cardroom.games.rules.RuleIndex;
import cardroom.games.seating.SeatStanding;
import cardroom.server.codec.BodyFields;
import java.util.Locale;

/// Reads one event of a poker table as [PokerWriter] wrote it.
record PokerReader(BodyFields body, RuleIndex rules) {

  PokerEvent read(String kind) {
    return switch (kind) {
      case "entered" -> new PokerEvent.Entered(body.player(), entry(body));
      case "missed" -> new PokerEvent.Missed(body.player());
      case "began" -> new PokerEvent.Began(body.number("round"), LineupCodec.read(body));
      case "shuffled" -> new PokerEvent.Shuffled();
      case "dealt" -> new PokerEvent.Dealt(body.card(), body.flag("faceUp"));
      case "decided" ->
          new PokerEvent.Decided(seat(), decision(), cents(), body.cardList(), body.flag("byRoom"));
      case "turned" -> new PokerEvent.Turned(seat(), body.cardList());
      case "armed" -> new PokerEvent.Armed(call(body), seat());
      case "troubled" ->
          new PokerEvent.Troubled(call(body), seat(), body.cardList(), rule(body, "rule"));
      case "taken" -> new PokerEvent.Taken(seat(), body.number("index"));
      case "redealt" -> new PokerEvent.Redealt();
      case "ended" ->
          new PokerEvent.Ended(
              body.list("lines", this::line), body.cents("feeCents"), rule(body, "feeRule"));
      case "voided" -> new PokerEvent.Voided(body.word("why"));
      default -> throw new IllegalStateException("a poker table has no event '" + kind + "'");
    };
  }

  private int seat() {
    return body.number("seat");
  }

  private Money cents() {
    return body.cents("cents");
  }

  private PokerDecision decision() {
    var word = body.word("choice");
    return PokerDecision.of(word)
        .orElseThrow(() -> new IllegalStateException("nobody decides '" + word + "' in a hand"));
  }

  static PokerFloorCall call(BodyFields fields) {
    var word = fields.word("call");
    return PokerFloorCall.of(word)
        .orElseThrow(() -> new IllegalStateException("a poker table has no call '" + word + "'"));
  }

  /// What somebody owes the blinds who sits down, or who takes another seat.
  static SeatStanding standing(BodyFields fields) {
    return fields.has("distance")
        ? new PokerPlayer.BlindDue(fields.number("distance"))
        : entry(fields);
  }

  static PokerPlayer.Entry entry(BodyFields fields) {
    var word = fields.word("entry").toUpperCase(Locale.ROOT).replace('-', '_');
    return PokerPlayer.Entry.valueOf(word);
  }

  private Rule rule(BodyFields fields, String name) {
    return rules.of(fields.word(name));
  }

  PokerEvent.Line line(BodyFields line) {
    return new PokerEvent.Line(
        line.number("seat"),
        line.player(),
        line.number("pot"),
        PotAward.of(line.word("part")),
        line.cents("cents"),
        rule(line, "rule"),
        line.word("hand"));
  }
}
