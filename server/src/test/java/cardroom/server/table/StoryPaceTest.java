package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// How fast people see what happens, as their pages say it.
class StoryPaceTest {
  @Test
  void a_pace_is_known_by_the_name_in_the_settings_and_is_normal_otherwise() {
    assertThat(StoryPace.of("slow")).isEqualTo(StoryPace.SLOW);
    assertThat(StoryPace.of("quick")).isEqualTo(StoryPace.QUICK);
    assertThat(StoryPace.of("instant")).isEqualTo(StoryPace.QUICK);
    assertThat(StoryPace.of("")).isEqualTo(StoryPace.NORMAL);
    assertThat(StoryPace.of("0.0001")).isEqualTo(StoryPace.NORMAL);
  }

  @Test
  void a_table_goes_by_the_slowest() {
    assertThat(StoryPace.QUICK.slower(StoryPace.SLOW)).isEqualTo(StoryPace.SLOW);
    assertThat(StoryPace.SLOW.slower(StoryPace.NORMAL)).isEqualTo(StoryPace.SLOW);
    assertThat(StoryPace.QUICK.slower(StoryPace.QUICK)).isEqualTo(StoryPace.QUICK);
  }

  @Test
  void it_stretches_what_there_is_to_see() {
    assertThat(StoryPace.SLOW.of(10_000)).isEqualTo(16_000);
    assertThat(StoryPace.NORMAL.of(10_000)).isEqualTo(10_000);
    assertThat(StoryPace.QUICK.of(10_000)).isEqualTo(4_500);
  }
}
