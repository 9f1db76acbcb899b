package cardroom.scenarios.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Outcome;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/// The engine against a second judge that was written from the rule text alone.
final class OracleTest {

  @Property(seed = "215", tries = 3000, shrinking = ShrinkingMode.OFF)
  void the_engine_settles_every_round_as_the_rule_text_says(@ForAll long seed) {
    agree(RandomRound.of(seed));
  }

  private static <R> void agree(RandomRound<R> played) {
    played.play(_ -> {});
    var setting = played.setting;
    var tray = new Tray(setting.keys(), setting.start(), played.moves);
    var oracle = new Oracle(tray, setting.start());
    assertThat(played.game.button(played.round)).isEqualTo(oracle.button());
    assertThat(settled(played.game.settle(played.round).outcomes()))
        .as("%s%nbank %s", setting.keys(), tray.bank)
        .isEqualTo(oracle.settle());
    bankDrewRightly(tray);
  }

  private static List<OracleVerdict> settled(List<Outcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome ->
                new OracleVerdict(
                    outcome.due().position().id(),
                    outcome.due().wager().word(),
                    outcome.due().hand(),
                    outcome.due().stake().cents(),
                    outcome.due().amount().cents(),
                    outcome.net().cents()))
        .toList();
  }

  private static void bankDrewRightly(Tray tray) {
    var dues = new OracleDues(tray);
    for (var size = 2; size < tray.bank.size(); size++) {
      assertThat(dues.mustDraw(tray.bank.subList(0, size))).isTrue();
    }
    assertThat(dues.mustDraw(tray.bank)).isFalse();
  }
}
