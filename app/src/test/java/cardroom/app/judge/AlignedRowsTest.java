package cardroom.app.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Judgements are printed in columns, however many clauses a line cites.
final class AlignedRowsTest {

  @Test
  void a_column_is_as_wide_as_its_longest_entry_needs() {
    var rows = new AlignedRows(12, 8, 20);
    rows.add("seat 1 game", "push", "P215-OUT-6", "19 against 19");
    rows.add("seat 2 game", "win $40 of $70", "P215-OUT-4 P215-SETTLE-3 P215-SETTLE-4", "20");
    rows.add("bank", "lose $40", "paid $40");
    assertThat(rows.lines())
        .containsExactly(
            "  seat 1 game  push           P215-OUT-6                             19 against 19",
            "  seat 2 game  win $40 of $70 P215-OUT-4 P215-SETTLE-3 P215-SETTLE-4 20",
            "  bank         lose $40       paid $40");
  }
}
