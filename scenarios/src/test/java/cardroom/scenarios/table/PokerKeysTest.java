package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Layout;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Keys of the poker sheets that no single hand can show; the others are shown in `docs/readings`.
class PokerKeysTest extends PokerTableTalk {

  private void open(String name, Map<String, String> options) {
    game = at(name, options);
    table = open(game);
  }

  private Layout layout() {
    return table.play().orElseThrow().hand().felt().layout();
  }

  /// Everybody calls or checks until that many cards are on the board, or the hand is over.
  private void callUntil(int board) {
    for (int step = 0; step < 400 && table.play().isPresent(); step++) {
      if (Long.bitCount(layout().board()) == board) {
        return;
      }
      switch (game.need(table)) {
        case Need.Chance(ChanceRequest.Shuffle _) -> act(new Command.Shuffled());
        case Need.Chance _ -> deal(1);
        case Need.Decisions(var who, _) -> calls(who.iterator().next());
        case Need.Nothing _ -> throw new AssertionError("nothing to wait for");
      }
    }
  }

  private void calls(Position position) {
    var offered =
        game.choices(table, new Viewer.Person(player(position.seat()))).offered().stream()
            .map(Choice::id)
            .filter(Set.of("call", "check", "bring-in")::contains)
            .findFirst();
    act(new Act(player(position.seat()), offered.orElseThrow(), position));
  }

  @Test
  void a_sheet_may_ask_newcomers_to_post() {
    for (boolean posts : List.of(false, true)) {
      open("texas-holdem", Map.of("new-player-must-post", "true"));
      sit(1, 3, 5);
      hand();
      sit(2); // not dealt in free of charge
      if (posts) {
        act(2, "post");
      }
      var next = hand();
      assertThat(next.big()).isEqualTo(1);
      assertThat(next.seats().contains(2)).isEqualTo(posts);
      assertThat(posts ? next.live().get(next.place(2)) : dollars(4)).isEqualTo(dollars(4));
    }
  }

  @Test
  void the_fee_may_count_who_is_seated() {
    var fees = new TreeMap<String, Money>();
    for (var basis : List.of("dealt-in", "seated")) {
      open("texas-holdem", Map.of("fee.player-count-basis", basis));
      sit(1, 2, 3, 4, 5, 6, 7);
      act(7, "sit-out");
      act(new Command.Shuffled());
      fees.put(basis, Money.cents(table.play().orElseThrow().hand().felt().start().fee()));
    }
    assertThat(fees).isEqualTo(Map.of("dealt-in", dollars(4), "seated", dollars(5)));
  }

  @Test
  void the_pot_that_is_seen_is_whole_where_the_button_pays_the_fee() {
    for (var source : List.of("pot", "button")) {
      open("texas-holdem", Map.of("fee.source", source));
      sit(1, 2, 3);
      act(new Command.Shuffled());
      callUntil(3);
      assertThat(view(new Viewer.Rail()).pots())
          .extracting(View.Pot::amount)
          .containsExactly(dollars(source.equals("pot") ? 8 : 12));
    }
  }

  @Test
  void a_sheet_may_have_fewer_seats() {
    assertThat(at("razz").seatsMax()).isEqualTo(8);
    assertThat(at("lowball").seatsMax()).isEqualTo(9);
    assertThat(at("lowball", Map.of("max-players", "7")).seatsMax()).isEqualTo(7);
  }

  @Test
  void a_card_may_be_burned_before_the_draw() {
    for (boolean burns : List.of(false, true)) {
      open("draw-poker", Map.of("burn-before-draw", String.valueOf(burns)));
      sit(1, 2);
      act(new Command.Shuffled());
      deal(10);
      act(1, "call");
      act(2, "check");
      var draw = game.need(table);
      assertThat(draw).isInstanceOf(burns ? Need.Chance.class : Need.Decisions.class);
    }
  }

  @Test
  void draw_poker_may_be_played_with_antes() {
    open("draw-poker", Map.of("forced", "ante", "new-player-must-post", "true"));
    sit(1, 3, 5);
    assertThat(hand().button()).isEqualTo(1);
    sit(2);
    var waits = new Act(player(2), "wait-for-blind", Position.TABLE);
    assertThat(refusal(waits)).cites("POKER-NEW-1"); // there is none
    act(3, "sit-out");
    var next = hand();
    assertThat(next.button()).isEqualTo(2);
    assertThat(next.seats()).containsExactly(5, 1, 2);
    act(3, "come-back");
    act(new Command.Shuffled());
    assertThat(table.last().orElseThrow().button()).isEqualTo(3);
    assertThat(table.play().orElseThrow().hand().felt().pot()).isEqualTo(200);
    deal(20);
    assertThat(((Need.Decisions) game.need(table)).who()).containsExactly(Position.seat(5));
  }

  @Test
  void the_sign_tells_the_ante() {
    var antes = Catalogue.packaged().poker("ocean-view", "draw-poker", Map.of("forced", "ante"));
    var limit = new Stakes.Limit(dollars(20), dollars(40));
    assertThat(antes.sign(limit).rules()).contains("Ante $3.50 from everybody; no blinds.");
    var blinds = Catalogue.packaged().poker("ocean-view", "draw-poker", Map.of());
    assertThat(blinds.sign(limit).rules()).contains("Blinds $10 and $20.");
  }

  @Test
  void a_last_card_may_be_turned_for_all_without_a_burn() {
    for (boolean mixes : List.of(true, false)) {
      open("seven-card-stud", Map.of("community-from-burns", String.valueOf(mixes)));
      sit(1, 2, 3, 4, 5, 6, 7, 8);
      act(new Command.Shuffled());
      callUntil(1); // three burns and one card are left
      assertThat(Long.bitCount(layout().stub())).isEqualTo(mixes ? 2 : 0);
      assertThat(Long.bitCount(layout().burns())).isEqualTo(mixes ? 1 : 3);
    }
  }

  @Test
  void whoever_does_not_discard_in_time_may_be_helped() {
    for (boolean kills : List.of(true, false)) {
      open("crazy-pineapple", Map.of("discard-timeout-kills-hand", String.valueOf(kills)));
      sit(1, 2, 3);
      act(new Command.Shuffled());
      callUntil(3);
      for (int i = 0; i < 3; i++) {
        calls(((Need.Decisions) game.need(table)).who().iterator().next());
      }
      act(new Command.TimedOut(Position.seat(2)));
      var live = table.play().orElseThrow().hand().felt().live();
      assertThat(live.size()).isEqualTo(kills ? 2 : 3);
    }
  }

  /// Every reading that changes money has its key, with the value that the specification takes.
  @Test
  void the_readings_in_force_are_those_of_the_specification() {
    var starred = new TreeMap<String, String>();
    starred.putAll(Map.of("blinds", "small-and-big", "burn-before-draw", "false"));
    starred.putAll(Map.of("check-raise", "true", "fee.moment", "after-first-round"));
    starred.putAll(Map.of("fee.source", "pot", "kill.doubles-limits", "true"));
    starred.putAll(Map.of("max-players", "9", "max-raises", "3", "uncapped-heads-up", "false"));
    starred.putAll(Map.of("new-player-must-post", "false", "open-pair-scope", "any"));
    starred.putAll(Map.of("openers", "none", "street-limits", "lower-then-upper"));
    starred.putAll(Map.of("short-all-in.limit", "half-bet", "short-all-in.spread", "full-bet"));
    starred.put("substantial-action", "two-bets-or-three-actions");
    for (var name : Catalogue.packaged().games("ocean-view")) {
      if (name.startsWith("pure")) {
        continue;
      }
      var loaded = Catalogue.packaged().load("ocean-view", name, Map.of());
      var expected = new TreeMap<>(starred);
      if (List.of("seven-card-stud", "seven-card-stud-high-low", "razz").contains(name)) {
        expected.putAll(Map.of("blinds", "none", "max-players", "8"));
      }
      if (name.equals("draw-poker")) {
        expected.put("forced", "blinds");
      }
      expected.computeIfPresent("check-raise", (_, yes) -> name.equals("lowball") ? "false" : yes);
      var inForce =
          loaded.form().starred().stream()
              .collect(Collectors.toMap(key -> key, key -> loaded.values().get(key)));
      assertThat(inForce).as(name).isEqualTo(expected);
    }
  }
}
