package cardroom.app.judge;

import cardroom.games.banked.Fee;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Position;
import cardroom.games.table.ResultWord;
import cardroom.notation.banked.JudgedBankedRound;
import cardroom.notation.script.UnmetExpectation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A round against a player-dealer, for people and for scripts.
record BankedRound(String file, JudgedBankedRound judged) implements JudgedRound {

  @Override
  public List<UnmetExpectation> failed() {
    return judged.failures();
  }

  @Override
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(
        "%s:%d  %s  %s  schedule %d  %s  bank %s at seat %d"
            .formatted(
                file,
                judged.line(),
                judged.house(),
                judged.game(),
                judged.schedule(),
                judged.decks() == 1 ? "1 deck" : judged.decks() + " decks",
                judged.bank(),
                judged.bankSeat()));
    var rows = new AlignedRows(22, 18, 28);
    judged.fees().forEach(fee -> fee(fee, rows));
    judged.refusals().forEach(refusal -> refusal(refusal, rows));
    judged.settlement().ifPresent(settled -> settled(settled, rows));
    lines.addAll(rows.lines());
    if (judged.settlement().isEmpty()) {
      lines.add("  nothing is settled: no wager was taken, or the round was not finished");
    }
    return lines;
  }

  private static void fee(Fee fee, AlignedRows rows) {
    rows.add("fee " + title(fee.payer()), fee.amount(), fee.schedule().id(), fee.reason());
  }

  private static void refusal(JudgedBankedRound.Refusal refusal, AlignedRows rows) {
    var ruling = refusal.ruling();
    var why = "%s: %s.".formatted(refusal.word(), ruling.sentence());
    rows.add(refusal.title(), "refused", ruling.rule().id(), why);
  }

  private void settled(Settlement settled, AlignedRows rows) {
    rows.add("action button", "seat " + judged.button());
    settled.outcomes().forEach(outcome -> outcome(outcome, rows));
    var bank = settled.bank();
    rows.add(
        "bank",
        ResultWord.words(bank.net(), bank.net()),
        "paid %s, collected %s, of %s".formatted(bank.paid(), bank.collected(), bank.wager()));
  }

  private static void outcome(Outcome outcome, AlignedRows rows) {
    var due = outcome.due();
    rows.add(title(due.position()) + " " + due.wager(), outcome.words(), ids(outcome), due.why());
  }

  private static String ids(Outcome outcome) {
    return outcome.rules().stream().map(Rule::id).collect(Collectors.joining(" "));
  }

  private static String title(Position position) {
    if (position.equals(Position.BANK)) {
      return "bank";
    }
    return position.isBackline() ? "backline " + position : "seat " + position;
  }

  @Override
  public Map<String, Object> json() {
    var round = new LinkedHashMap<String, Object>();
    round.put("file", file);
    round.put("line", judged.line());
    round.put("house", judged.house());
    round.put("game", judged.game());
    round.put("schedule", judged.schedule());
    round.put("decks", judged.decks());
    if (!judged.bank().equals(Money.UNLIMITED)) {
      round.put("bankCents", judged.bank().cents());
    }
    round.put("bankSeat", judged.bankSeat());
    round.put("holds", holds());
    round.put("fees", judged.fees().stream().map(BankedRound::json).toList());
    round.put("refusals", judged.refusals().stream().map(BankedRound::json).toList());
    judged.settlement().ifPresent(settled -> settled(settled, round));
    round.put("failures", failuresJson());
    return round;
  }

  private void settled(Settlement settled, Map<String, Object> round) {
    round.put("button", judged.button());
    round.put("outcomes", settled.outcomes().stream().map(BankedRound::json).toList());
    round.put("bankPaidCents", settled.bank().paid().cents());
    round.put("bankCollectedCents", settled.bank().collected().cents());
    round.put("bankNetCents", settled.bank().net().cents());
  }

  private static Map<String, Object> json(Fee fee) {
    return object(
        "payer", fee.payer().id(),
        "amountCents", fee.amount().cents(),
        "rule", fee.schedule().id(),
        "why", fee.reason());
  }

  private static Map<String, Object> json(JudgedBankedRound.Refusal refusal) {
    return object(
        "line", refusal.word().line(),
        "column", refusal.word().column(),
        "who", refusal.title(),
        "rule", refusal.ruling().rule().id(),
        "why", refusal.ruling().words(),
        "expected", refusal.wasExpected());
  }

  private static Map<String, Object> json(Outcome outcome) {
    var due = outcome.due();
    return object(
        "position", due.position().id(),
        "bettor", due.bettor().name(),
        "wager", due.wager().word(),
        "hand", due.hand() + 1,
        "outcome", outcome.words(),
        "stakeCents", due.stake().cents(),
        "dueCents", due.amount().cents(),
        "paidCents", outcome.paid().cents(),
        "collectedCents", outcome.collected().cents(),
        "returnedCents", outcome.returned().cents(),
        "rules", outcome.rules().stream().map(Rule::id).toList(),
        "why", due.why());
  }

  private static Map<String, Object> object(Object... pairs) {
    var object = new LinkedHashMap<String, Object>();
    for (var index = 0; index < pairs.length; index += 2) {
      object.put(pairs[index].toString(), pairs[index + 1]);
    }
    return object;
  }
}
