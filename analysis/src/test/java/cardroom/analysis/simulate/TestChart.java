package cardroom.analysis.simulate;

import java.util.LinkedHashMap;
import java.util.Map;

/// A sensible chart, written down for the tests.
final class TestChart {

  private static final Map<String, String> WORDS =
      Map.of(
          "H",
          "hit",
          "S",
          "stand",
          "D",
          "double, else hit",
          "d",
          "double, else stand",
          "P",
          "split",
          "R",
          "surrender, else hit",
          "r",
          "surrender, else stand");

  /// Columns 2 to 9, ten, ace.
  static final Map<String, Map<String, String>> BASIC = basic();

  private TestChart() {}

  private static Map<String, Map<String, String>> basic() {
    var rows = new LinkedHashMap<String, Map<String, String>>();
    for (var total = 4; total <= 8; total++) {
      row(rows, "hard " + total, "HHHHHHHHHH");
    }
    row(rows, "hard 9", "HDDDDHHHHH");
    row(rows, "hard 10", "DDDDDDDDHH");
    row(rows, "hard 11", "DDDDDDDDDD");
    row(rows, "hard 12", "HHSSSHHHHH");
    row(rows, "hard 13", "SSSSSHHHHH");
    row(rows, "hard 14", "SSSSSHHHHH");
    row(rows, "hard 15", "SSSSSHHHRR");
    row(rows, "hard 16", "SSSSSHHRRR");
    row(rows, "hard 17", "SSSSSSSSSr");
    for (var total = 18; total <= 21; total++) {
      row(rows, "hard " + total, "SSSSSSSSSS");
    }
    row(rows, "soft 12", "HHHHHHHHHH");
    row(rows, "soft 13", "HHHDDHHHHH");
    row(rows, "soft 14", "HHHDDHHHHH");
    row(rows, "soft 15", "HHDDDHHHHH");
    row(rows, "soft 16", "HHDDDHHHHH");
    row(rows, "soft 17", "HDDDDHHHHH");
    row(rows, "soft 18", "dddddSSHHH");
    row(rows, "soft 19", "SSSSdSSSSS");
    row(rows, "soft 20", "SSSSSSSSSS");
    row(rows, "soft 21", "SSSSSSSSSS");
    row(rows, "pair A", "PPPPPPPPPP");
    row(rows, "pair 2", "PPPPPPHHHH");
    row(rows, "pair 3", "PPPPPPHHHH");
    row(rows, "pair 4", "HHHPPHHHHH");
    row(rows, "pair 5", "DDDDDDDDHH");
    row(rows, "pair 6", "PPPPPHHHHH");
    row(rows, "pair 7", "PPPPPPHHHH");
    row(rows, "pair 8", "PPPPPPPPPP");
    row(rows, "pair 9", "PPPPPSPPSS");
    row(rows, "pair T", "SSSSSSSSSS");
    return rows;
  }

  private static void row(Map<String, Map<String, String>> rows, String name, String cells) {
    var row = new LinkedHashMap<String, String>();
    for (var column = 0; column < 10; column++) {
      row.put(
          String.valueOf("23456789TA".charAt(column)),
          WORDS.get(String.valueOf(cells.charAt(column))));
    }
    rows.put(name, row);
  }
}
