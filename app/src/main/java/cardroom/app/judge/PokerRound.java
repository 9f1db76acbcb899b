package cardroom.app.judge;

import cardroom.notation.poker.JudgedPokerHand;
import cardroom.notation.script.UnmetExpectation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A poker hand, for people and for scripts.
record PokerRound(String file, JudgedPokerHand judged) implements JudgedRound {

  @Override
  public List<UnmetExpectation> failed() {
    return judged.failures();
  }

  @Override
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(
        "%s:%d  %s  %s  %s"
            .formatted(file, judged.line(), judged.house(), judged.game(), judged.stakes()));
    var rows = new AlignedRows(22, 18, 18);
    if (judged.drop().isPositive()) {
      rows.add("drop", judged.drop(), "POKER-FEE-1");
    }
    for (var remedy : judged.remedies()) {
      rows.add(remedy.word(), remedy.rule().id(), remedy.sentence());
    }
    for (var refusal : judged.refusals()) {
      rows.add("seat " + refusal.seat(), "refused", refusal.ruling().words());
    }
    for (var award : judged.awards()) {
      var amount = award.award() + " " + award.amount();
      rows.add("seat " + award.seat(), amount, award.rule().id(), award.hand());
    }
    lines.addAll(rows.lines());
    return lines;
  }

  @Override
  public Map<String, Object> json() {
    var round = new LinkedHashMap<String, Object>();
    round.put("file", file);
    round.put("line", judged.line());
    round.put("house", judged.house());
    round.put("game", judged.game());
    round.put("stakes", judged.stakes());
    round.put("holds", holds());
    round.put("dropCents", judged.drop().cents());
    round.put("remedies", judged.remedies().stream().map(PokerRound::json).toList());
    round.put("refusals", judged.refusals().stream().map(PokerRound::json).toList());
    round.put("outcomes", judged.awards().stream().map(PokerRound::json).toList());
    round.put("failures", failuresJson());
    return round;
  }

  private static Map<String, Object> json(JudgedPokerHand.Remedied remedy) {
    var one = new LinkedHashMap<String, Object>();
    one.put("line", remedy.word().line());
    one.put("what", remedy.word().text());
    one.put("rule", remedy.rule().id());
    return one;
  }

  private static Map<String, Object> json(JudgedPokerHand.Refusal refusal) {
    var one = new LinkedHashMap<String, Object>();
    one.put("line", refusal.word().line());
    one.put("column", refusal.word().column());
    one.put("who", "seat " + refusal.seat());
    one.put("rule", refusal.ruling().rule().id());
    one.put("why", refusal.ruling().words());
    return one;
  }

  private static Map<String, Object> json(JudgedPokerHand.Award award) {
    var one = new LinkedHashMap<String, Object>();
    one.put("position", Integer.toString(award.seat()));
    one.put("outcome", award.award().word());
    one.put("amountCents", award.amount().cents());
    one.put("rules", List.of(award.rule().id()));
    one.put("hand", award.hand());
    return one;
  }
}
