package cardroom.houses.book;

import cardroom.games.banked.Outcome;
import cardroom.games.rules.Rule;
import cardroom.games.table.ResultWord;
import cardroom.notation.banked.JudgedBankedRound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A round with its outcomes written after its lines, so that judging it again confirms them.
record ConfirmedNotation(String round, JudgedBankedRound judged) {

  private static final Pattern BETTING =
      Pattern.compile("(seat|backline)\\s+(\\d+)(?:\\s+by\\s+(\\S+))?.*");
  private static final Pattern BANK = Pattern.compile("bank\\s+(?:seat\\s|\\(|[A2-9TJQK][cdhs]).*");

  String text() {
    var lines = new ArrayList<String>();
    for (var line : round.strip().lines().toList()) {
      var expected = line.contains("->") ? Optional.<String>empty() : expected(line.strip());
      lines.add(expected.map(words -> line.stripTrailing() + "  -> " + words).orElse(line));
    }
    if (judged.button() > 0 && lines.stream().noneMatch(line -> line.startsWith("button"))) {
      lines.add("button  -> seat " + judged.button());
    }
    return String.join("\n", lines) + "\n";
  }

  private Optional<String> expected(String line) {
    if (judged.settlement().isEmpty()) {
      return Optional.empty();
    }
    var betting = BETTING.matcher(line);
    if (betting.matches()) {
      var behind = betting.group(1).equals("backline");
      var position = behind ? betting.group(2) + "/" + betting.group(3) : betting.group(2);
      return outcomes(position);
    }
    return BANK.matcher(line).matches() ? Optional.of(bank()) : Optional.empty();
  }

  private Optional<String> outcomes(String position) {
    List<Outcome> own =
        judged.settlement().orElseThrow().outcomes().stream()
            .filter(outcome -> outcome.due().position().id().equals(position))
            .toList();
    return own.isEmpty()
        ? Optional.empty()
        : Optional.of(own.stream().map(this::words).collect(Collectors.joining("; ")));
  }

  private String words(Outcome outcome) {
    var rules = outcome.rules().stream().map(Rule::id).collect(Collectors.joining(" "));
    return "%s %s %s".formatted(outcome.due().wager().word(), outcome.words(), rules);
  }

  private String bank() {
    var net = judged.settlement().orElseThrow().bank().net();
    return ResultWord.words(net, net);
  }
}
