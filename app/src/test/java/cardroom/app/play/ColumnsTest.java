package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ColumnsTest {

  @Test
  void cells_stand_below_each_other_whatever_their_colours() {
    var columns = new Columns();
    columns.row("1", "\u001b[1mAnn\u001b[0m", "$5");
    columns.row("12", "Barnaby", "$10");
    assertThat(columns.lines(40))
        .containsExactly("1   \u001b[1mAnn\u001b[0m      $5", "12  Barnaby  $10");
  }

  @Test
  void a_last_cell_that_does_not_fit_moves_closer_and_then_down() {
    var columns = new Columns();
    columns.row("a long first cell", "second");
    columns.row("short", "some words more");
    columns.row("short", "words that fit no line of thirty columns");
    assertThat(columns.lines(30))
        .containsExactly(
            "a long first cell  second",
            "short  some words more",
            "short",
            "         words that fit no",
            "         line of thirty",
            "         columns");
  }

  @Test
  void a_long_text_is_broken_between_words() {
    assertThat(Columns.wrapped("one two  three four", 9, "  "))
        .containsExactly("one two", "  three", "  four");
    assertThat(Columns.wrapped("unbreakable words", 5, "")).containsExactly("unbreakable", "words");
  }
}
