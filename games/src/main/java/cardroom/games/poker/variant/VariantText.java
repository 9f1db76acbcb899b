package cardroom.games.poker.variant;

import java.util.ArrayList;
import java.util.stream.Collectors;

/// Prints a declaration in full.
final class VariantText {
  private VariantText() {}

  static String of(Variant variant) {
    var lines = new ArrayList<String>();
    lines.add(variant.name() + " (" + variant.id() + ")");
    lines.add("deck        " + variant.deck());
    lines.add("players     2 to " + variant.playersMax());
    lines.add(
        "opening     "
            + variant.opening().stream().map(ForcedBets::toString).collect(Collectors.joining(", "))
            + " ("
            + variant.opens().id()
            + ")");
    for (int i = 0; i < variant.streets().size(); i++) {
      lines.add("street      " + variant.streets().get(i) + "; led by " + leader(variant, i));
    }
    lines.add("collection  after the betting of " + variant.streets().getFirst().name());
    lines.add("check-raise " + (variant.checkRaise() ? "allowed" : "not allowed"));
    lines.add(
        "seven rule  "
            + (variant.sevenRule() ? "a seven or better must be bet after the draw" : "no"));
    lines.add("shortage    " + variant.shortage());
    var first = variant.showdown().size() > 1 ? "to high, then " : "";
    lines.add("odd chip    " + first + variant.oddChip());
    lines.add("troubles    as in " + variant.irregularities());
    variant.showdown().forEach(share -> lines.add("showdown    " + share));
    return String.join("\n", lines) + "\n";
  }

  private static String leader(Variant variant, int street) {
    if (street > 0) {
      return variant.lead().toString();
    }
    if (variant.opensWith(ForcedBets.BLINDS)) {
      return "left of big blind";
    }
    return variant.bringsIn() ? variant.opening().getLast().toString() : variant.lead().toString();
  }
}
