package cardroom.app.play;

import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Tells what happens: a deal on one line, and a drawn card beside the decision that asked for it.
final class TerminalStory {

  private final ScreenColours paint;
  private final List<StoryLine> cards = new ArrayList<>();
  private Optional<StoryLine> decision = Optional.empty();

  TerminalStory(ScreenColours paint) {
    this.paint = paint;
  }

  /// The lines that are complete now that this one has been added.
  List<String> tell(StoryLine line) {
    return switch (line.kind()) {
      case DEAL -> {
        if (!isBurn(line)) {
          cards.add(line);
        }
        yield List.of();
      }
      case DECISION -> {
        var lines = rest();
        decision = Optional.of(line);
        yield lines;
      }
      case RESULT -> List.of(); // the settlement shows these all, in order
      case SAY, TURN, SHUFFLE, CHIPS, BUTTON -> {
        var lines = new ArrayList<>(rest());
        var turned = line.cards().isEmpty() ? "" : "  " + paint.cards(line.cards());
        lines.add("  " + line.text() + turned + clause(line));
        yield lines;
      }
    };
  }

  private static boolean isBurn(StoryLine line) {
    return line.position().equals(Position.TABLE)
        && line.cards().stream().allMatch(Face.Down.class::isInstance);
  }

  private String clause(StoryLine line) {
    return line.rule().map(rule -> " " + paint.dim(rule.id())).orElse("");
  }

  /// Lines that were still waiting for more cards.
  List<String> rest() {
    var lines = new ArrayList<String>();
    decision.ifPresent(made -> lines.add("  " + made.text() + drawn(made)));
    decision = Optional.empty();
    deals().forEach(deal -> lines.add(paint.dim("  cards  ") + words(deal)));
    cards.clear();
    return lines;
  }

  private String drawn(StoryLine made) {
    var faces = new ArrayList<Face>();
    while (!cards.isEmpty() && cards.getFirst().position().equals(made.position())) {
      faces.addAll(cards.removeFirst().cards());
    }
    return faces.isEmpty() ? "" : "  " + paint.cards(faces);
  }

  /// A deal once round the table is one line; several cards in a row to one player stay on it.
  private List<Map<Position, List<StoryLine>>> deals() {
    var deals = new ArrayList<Map<Position, List<StoryLine>>>();
    var last = Position.TABLE;
    for (var card : cards) {
      var isSame = card.position().equals(last);
      if (deals.isEmpty() || (!isSame && deals.getLast().containsKey(card.position()))) {
        deals.add(new LinkedHashMap<>());
      }
      deals.getLast().computeIfAbsent(card.position(), _ -> new ArrayList<>()).add(card);
      last = card.position();
    }
    return deals;
  }

  private String words(Map<Position, List<StoryLine>> deal) {
    return deal.entrySet().stream()
        .map(entry -> place(entry.getKey()) + faces(entry.getValue()))
        .collect(Collectors.joining("  "));
  }

  private static String place(Position position) {
    return (position.equals(Position.TABLE) ? "board" : position.id()) + " ";
  }

  private String faces(List<StoryLine> lines) {
    return paint.cards(lines.stream().flatMap(line -> line.cards().stream()).toList());
  }
}
