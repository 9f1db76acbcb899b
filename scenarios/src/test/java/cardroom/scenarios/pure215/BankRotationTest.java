package cardroom.scenarios.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The bank rotates by person and seat: evenings of people who come, go, change seats, take the
/// bank and pass it, checked by an observer who knows only to whom the bank was offered.
final class BankRotationTest {
  private static final List<String> PEOPLE = List.of("ann", "bob", "cy", "dee", "eve", "fay");
  private static final Map<String, String> FREE = Map.of("going-south", "free");

  @Test
  @Proves("P215-ROT-1")
  void whoever_has_banked_cannot_cut_ahead_by_sitting_left_of_the_banker() {
    var night = new Night(0);
    night.sits("ann", 1);
    night.sits("bob", 3);
    night.sits("cy", 5);
    night.banks("ann");
    night.banks("ann");
    night.banks("bob");
    night.leaves("ann");
    night.sits("ann", 4);
    night.banks("bob");
    assertThat(night.table.asked()).as("cy is before ann").containsExactly(5);
    night.banks("cy");
    night.banks("cy");
    assertThat(night.table.asked()).as("bob too: he was there").containsExactly(3);
  }

  @Test
  @Proves({"P215-ROT-1", "P215-ROT-2"})
  void nobody_begins_another_turn_before_all_who_stayed_were_asked() {
    for (int seed = 1; seed <= 30; seed++) {
      var night = new Night(seed);
      PEOPLE.subList(0, 4).forEach(night::sitsAnywhere);
      for (int round = 0; round < 40; round++) {
        night.comingsAndGoings();
        night.round();
      }
    }
  }

  /// One evening, and what the observer remembers of it.
  private static final class Night {
    private final TableTalk<?> table = TableTalk.at("casino-club", 1, FREE);
    private final Random random;
    private final Map<String, Integer> seats = new HashMap<>();

    /// For each person who has banked: those who have been there since and have not been asked.
    private final Map<String, Set<String>> unasked = new HashMap<>();

    /// People who changed seats and have not been asked since: the bank may skip them, because
    /// others come first.
    private final Set<String> moved = new HashSet<>();

    private String banker = "";
    private int hands;

    Night(long seed) {
      random = new Random(seed);
    }

    void sits(String who, int seat) {
      table.sits(who, seat, 3000);
      seats.put(who, seat);
    }

    void sitsAnywhere(String who) {
      var free = new ArrayList<Integer>();
      for (int seat = 1; seat <= 8; seat++) {
        if (!seats.containsValue(seat)) {
          free.add(seat);
        }
      }
      sits(who, free.get(random.nextInt(free.size())));
    }

    void leaves(String who) {
      table.says(who, "leave");
      seats.remove(who);
      moved.add(who);
      unasked.values().forEach(set -> set.remove(who));
      if (who.equals(banker)) {
        hands = 2;
      }
    }

    void comingsAndGoings() {
      for (int i = random.nextInt(3); i > 0; i--) {
        var who = PEOPLE.get(random.nextInt(PEOPLE.size()));
        if (!seats.containsKey(who)) {
          sitsAnywhere(who);
        } else if (seats.size() > 3) {
          leaves(who);
          if (random.nextBoolean()) {
            sitsAnywhere(who);
          }
        }
      }
    }

    void round() {
      var asked = table.asked();
      while (!asked.isEmpty()) {
        var who = table.view().seats().get(asked.getFirst() - 1).player();
        isAsked(who);
        if (random.nextInt(4) > 0) {
          takes(who);
          return;
        }
        table.says(who, "pass-bank");
        hands = who.equals(banker) ? 2 : hands;
        asked = table.asked();
      }
    }

    private void isAsked(String who) {
      if (!who.equals(banker) || hands >= 2) {
        assertThat(unasked.getOrDefault(who, Set.of()))
            .as("%s has banked, and these wait since: seats %s", who, seats)
            .isEmpty();
      }
      unasked.values().forEach(set -> set.remove(who));
      moved.remove(who);
    }

    void banks(String who) {
      assertThat(table.asked()).containsExactly(seats.get(who));
      isAsked(who);
      takes(who);
    }

    private void takes(String who) {
      if (who.equals(banker) && hands < 2) {
        hands++;
      } else {
        banker = who;
        hands = 1;
        var others = new HashSet<>(seats.keySet());
        others.remove(who);
        others.removeAll(moved);
        unasked.put(who, others);
      }
      var bettor =
          seats.keySet().stream().filter(one -> !one.equals(who)).sorted().toList().getFirst();
      int seat = Objects.requireNonNull(seats.get(bettor));
      table.banks(who, 100).bets(bettor, seat, 10);
      for (var asked : table.asked()) {
        table.says(table.view().seats().get(asked - 1).player(), "done");
      }
      table.finish();
    }
  }
}
