package cardroom.app.judge;

import cardroom.games.banked.Fee;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.notation.Failure;
import cardroom.games.notation.Judged;
import cardroom.games.rules.Rule;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A round against a player-dealer, for people and for scripts.
record BankedRound(String file, Judged judged) implements JudgedRound {

  @Override
  public List<Failure> failed() {
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
    judged.fees().forEach(fee -> lines.add(fee(fee)));
    judged.refusals().forEach(refusal -> lines.add(refusal(refusal)));
    judged.settlement().ifPresentOrElse(settled -> settled(settled, lines), () -> none(lines));
    return lines;
  }

  private static String fee(Fee fee) {
    return "  %-22s %-18s %-28s %s"
        .formatted("fee " + title(fee.payer()), fee.amount(), fee.schedule().id(), fee.reason());
  }

  private static String refusal(Judged.Refusal refusal) {
    var ruling = refusal.ruling();
    return "  %-22s %-18s %-28s %s: %s"
        .formatted(
            refusal.title(),
            "refused",
            ruling.rule().id(),
            refusal.word(),
            ruling.sentence() + ".");
  }

  private void settled(Settlement settled, List<String> lines) {
    lines.add("  %-22s seat %d".formatted("action button", judged.button()));
    settled.outcomes().forEach(outcome -> lines.add(outcome(outcome)));
    var bank = settled.bank();
    var word =
        bank.net().isZero()
            ? "push"
            : (bank.net().isPositive() ? "win " : "lose ") + bank.net().abs();
    lines.add(
        "  %-22s %-18s paid %s, collected %s, of %s"
            .formatted("bank", word, bank.paid(), bank.collected(), bank.wager()));
  }

  private static void none(List<String> lines) {
    lines.add("  nothing is settled: no wager was taken, or the round was broken off");
  }

  private static String outcome(Outcome outcome) {
    var due = outcome.due();
    return "  %-22s %-18s %-28s %s"
        .formatted(
            title(due.position()) + " " + due.wager(), outcome.words(), ids(outcome), due.why());
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

  private static Map<String, Object> json(Judged.Refusal refusal) {
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
