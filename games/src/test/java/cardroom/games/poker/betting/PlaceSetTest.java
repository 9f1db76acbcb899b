package cardroom.games.poker.betting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every set of a few places, compared with a set of numbers.
class PlaceSetTest {
  private static final int PLACES = 7;
  private static final List<PlaceSet> EVERY =
      IntStream.range(0, 1 << PLACES).mapToObj(PlaceSet::new).toList();

  private static NavigableSet<Integer> numbers(PlaceSet set) {
    var numbers = new TreeSet<Integer>();
    for (int place = 0; place < PLACES; place++) {
      if (set.contains(place)) {
        numbers.add(place);
      }
    }
    return numbers;
  }

  @Test
  void places_are_visited_in_order() {
    for (var set : EVERY) {
      var visited = new ArrayList<Integer>();
      for (int place = set.first(); place >= 0; place = set.next(place)) {
        visited.add(place);
      }
      assertThat(visited).containsExactlyElementsOf(numbers(set)).isEqualTo(set.list());
      assertThat(set.size()).isEqualTo(visited.size());
      assertThat(set.isEmpty()).isEqualTo(visited.isEmpty());
    }
  }

  @Test
  void clockwise_goes_past_the_button_to_the_first_left_of_it() {
    for (var set : EVERY.subList(1, EVERY.size())) {
      for (int place = 0; place < PLACES; place++) {
        var at = numbers(set).ceiling(place);
        var after = numbers(set).higher(place);
        assertThat(set.clockwiseFrom(place)).isEqualTo(at == null ? set.first() : at);
        assertThat(set.clockwiseAfter(place)).isEqualTo(after == null ? set.first() : after);
      }
    }
    assertThat(PlaceSet.of(3).clockwiseAfter(3)).as("alone").isEqualTo(3);
    assertThat(PlaceSet.all(3).clockwiseAfter(-1)).as("nobody yet").isZero();
  }

  @Test
  void one_place_comes_or_goes() {
    for (var set : EVERY) {
      for (int place = 0; place < PLACES; place++) {
        var more = numbers(set);
        more.add(place);
        var fewer = numbers(set);
        fewer.remove(place);
        assertThat(set.with(place).list()).containsExactlyElementsOf(more);
        assertThat(set.without(place).list()).containsExactlyElementsOf(fewer);
      }
    }
  }

  @Test
  void two_sets_are_joined_met_and_parted() {
    for (var one : EVERY) {
      for (var other : EVERY) {
        var both = numbers(one);
        both.retainAll(numbers(other));
        var either = numbers(one);
        either.addAll(numbers(other));
        var rest = numbers(one);
        rest.removeAll(numbers(other));
        assertThat(numbers(one.and(other))).isEqualTo(both);
        assertThat(numbers(one.or(other))).isEqualTo(either);
        assertThat(numbers(one.minus(other))).isEqualTo(rest);
      }
    }
  }

  @Test
  void some_are_chosen_by_a_question() {
    assertThat(PlaceSet.all(PLACES).where(place -> place % 2 == 1)).hasToString("[1, 3, 5]");
    assertThat(PlaceSet.all(PLACES).where(_ -> false)).isEqualTo(PlaceSet.NONE);
  }
}
