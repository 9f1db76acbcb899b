package cardroom.server.lab;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayTableDesign;
import cardroom.analysis.odds.Ratio;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;

/// Pay tables of a bonus wager that come closest to a desired edge.
final class DesignedTables {
  private static final int SHOWN = 5;
  private static final int PAYS_MOST = 250;

  private DesignedTables() {}

  static void write(PayLaw law, double edge, ArrayNode json) {
    var lines =
        law.lines().stream()
            .filter(line -> line.pays().isPositive())
            .sorted((one, other) -> other.chance().compareTo(one.chance()))
            .toList();
    var chances = lines.stream().map(PayLaw.Line::chance).toList();
    var lost = chances.stream().reduce(Ratio.ONE, Ratio::minus);
    for (var table : PayTableDesign.nearest(chances, lost, edge, PAYS_MOST, SHOWN)) {
      var designed = json.addObject();
      var paying = designed.putArray("lines");
      for (int line = 0; line < lines.size(); line++) {
        paying.addObject().put("name", lines.get(line).name()).put("pays", table.get(line));
      }
      var found = law(lines, lost, table);
      designed.put("edge", -found.ev().toDouble()).put("sd", found.sd());
    }
  }

  private static PayLaw law(List<PayLaw.Line> lines, Ratio lost, List<Integer> table) {
    var all = new ArrayList<PayLaw.Line>();
    for (int line = 0; line < lines.size(); line++) {
      var old = lines.get(line);
      all.add(new PayLaw.Line(old.name(), old.chance(), Ratio.of(table.get(line), 1)));
    }
    all.add(new PayLaw.Line("lost", lost, Ratio.of(-1, 1)));
    return new PayLaw(all);
  }
}
