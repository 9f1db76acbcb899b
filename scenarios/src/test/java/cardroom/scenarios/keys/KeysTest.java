package cardroom.scenarios.keys;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A key that is read but has no effect fails here; the cases are in `keys/`, a file for each game.
final class KeysTest {

  static List<KeyCase> cases() {
    return List.of(Paper.values()).stream().flatMap(paper -> KeyCase.all(paper).stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void a_key_changed_alone_changes_what_is_seen(KeyCase change) {
    var before = change.before();
    var after = change.after();
    assertThat(after).as("%s changes nothing that anybody sees", change).isNotEqualTo(before);
    for (var words : change.sees()) {
      assertThat(after).contains(words);
      assertThat(before).doesNotContain(words);
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_key_of_every_house_has_a_case(Paper paper) {
    var covered =
        KeyCase.all(paper).stream().map(each -> plain(each.key())).collect(Collectors.toSet());
    var written = new TreeSet<String>();
    for (var house : Catalogue.packaged().houses()) {
      if (Catalogue.packaged().games(house).contains(paper.game())) {
        Catalogue.packaged().load(house, paper.game(), Map.of()).values().keySet().stream()
            .map(KeysTest::plain)
            .forEach(written::add);
      }
    }
    assertThat(covered).containsAll(written);
    assertThat(written).containsAll(covered);
  }

  /// Items of a list are alike, and so are the clauses of a paper.
  private static String plain(String key) {
    return key.replaceAll("^cites\\..*", "cites").replaceAll("\\.\\d+", "");
  }
}
