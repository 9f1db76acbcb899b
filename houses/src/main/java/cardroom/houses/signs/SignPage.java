package cardroom.houses.signs;

import cardroom.houses.signs.RulesSection.Kind;
import cardroom.houses.signs.RulesSection.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The table's sign as a page of rules.
public final class SignPage {
  private SignPage() {}

  public static List<RulesSection> of(Sign sign) {
    List<RulesSection> page = new ArrayList<>();
    List<String> limits = new ArrayList<>();
    limits.add("Wagers from %s to %s.".formatted(sign.limits().min(), sign.limits().max()));
    limits.add(sign.stakes());
    if (sign.isExample()) {
      limits.add(Sign.EXAMPLE);
    }
    page.add(section(Kind.LIMITS, sign.game() + ", " + sign.house(), limits));
    page.add(section(Kind.PLAY, "How this house plays", sign.rules()));
    for (Sign.Table table : sign.tables()) {
      List<String> lines = new ArrayList<>();
      lines.add("%s; %s".formatted(table.limits(), table.counted()));
      table.lines().forEach(line -> lines.add(line.left() + ": " + line.right()));
      page.add(section(Kind.PAYS, table.name(), lines));
    }
    page.add(
        section(Kind.FEES, "Collections", sign.fees().stream().flatMap(SignPage::fee).toList()));
    page.add(section(Kind.NOTICES, "Notices", sign.notices()));
    page.add(section(Kind.BASIS, "Rests on", sign.basis()));
    return page.stream().filter(part -> !part.lines().isEmpty()).toList();
  }

  private static Stream<String> fee(Sign.Fee fee) {
    var head = "%s, %s".formatted(fee.payer(), fee.on());
    return Stream.concat(
        fee.amount().stream().map(amount -> head + ": " + amount),
        fee.rates().stream().map(rate -> head + ", " + rate.left() + ": " + rate.right()));
  }

  private static RulesSection section(Kind kind, String title, List<String> sentences) {
    return new RulesSection(
        kind, title, sentences.stream().map(sentence -> new Line("", sentence)).toList());
  }
}
