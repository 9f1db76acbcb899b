package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.codec.Json;
import cardroom.server.people.Role;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// A floor person at live tables: what they call is carried out, announced to everybody with its
/// clause, recorded under their name, and checked by `verify`.
class FloorAtTableTest extends FloorTalk {

  @Test
  void in_holdem_an_exposed_card_is_replaced_and_a_second_one_makes_a_misdeal() throws Exception {
    var line = seated("texas-holdem");
    var before = number();
    assertThat(call(line, "exposed.1", "2")).containsExactly("HOLDEM-IRR-8");
    assertThat(told(before)).contains("exposes a card of seat 2", "HOLDEM-IRR-8");
    assertThat(makers("troubled")).containsExactly("#floor:flo");
    line = restart();
    assertThat(mayAct()).isTrue();
    before = number();
    assertThat(call(line, "exposed.2", "3")).containsExactly("HOLDEM-IRR-8");
    assertThat(told(before)).contains("Misdeal: too much went wrong. The hand is dealt again");
    assertThat(makers("redealt")).hasSize(1);
    assertThat(mayAct()).isTrue();
  }

  @Test
  void in_holdem_a_card_too_many_is_taken_back_and_an_early_flop_reshuffled() throws Exception {
    var line = seated("texas-holdem");
    assertThat(call(line, "extra", "1")).containsExactly("HOLDEM-IRR-2");
    line = restart();
    var before = number();
    assertThat(call(line, "found", "1")).containsExactly("HOLDEM-IRR-2");
    assertThat(told(before)).contains("takes a card of seat 1 at random");
    step();
    before = number();
    assertThat(call(line, "board-early", "table")).containsExactly("HOLDEM-IRR-5");
    assertThat(told(before)).contains("HOLDEM-IRR-5", "shuffle");
    assertThat(flo.json(address()).path("zones").path("board")).isEmpty();
    while (flo.json(address()).path("zones").path("board").isEmpty()) {
      step();
    }
    assertThat(call(line, "board-too-many", "table")).containsExactly("HOLDEM-IRR-4");
  }

  @Test
  void a_hand_is_called_off_and_everybody_has_their_chips_again() {
    var line = seated("texas-holdem");
    step();
    var before = number();
    assertThat(call(line, "void-hand", "table")).containsExactly("ROOM-VOID");
    assertThat(told(before)).contains("The hand is void", "ROOM-VOID");
    await(this::mayAct);
    var zones = flo.json(address()).path("zones");
    for (var spot : zones.path("positions")) {
      var seat = zones.path("seats").get(spot.path("position").asInt() - 1);
      var blind = spot.path("stakes").path(0).path("amountCents").asLong(0);
      assertThat(seat.path("stackCents").asLong() + blind).isEqualTo(40_000);
    }
    assertThat(flo.json(address()).path("zones").path("table").path("round").asInt()).isEqualTo(2);
  }

  @Test
  void in_stud_a_wrong_burn_waits_for_the_next_street() throws Exception {
    var line = seated("seven-card-stud");
    assertThat(isOffered("exposed.1")).as("nobody exposes a hole card now").isFalse();
    assertThat(call(line, "burned-two-lost", "table")).contains("STUD-IRR-2");
    assertThat(isOffered("burned-two-lost")).as("called already").isFalse();
    line = restart();
    var before = number();
    while (makers("troubled").isEmpty()) {
      step();
    }
    assertThat(told(before)).contains("burned two cards", "STUD-IRR-2");
    assertThat(call(line, "expose-next", "2")).containsExactly("STUD-IRR-4");
    while (!isOffered("all-in-for-pot")) {
      step();
    }
    assertThat(call(line, "all-in-for-pot", "2")).containsExactly("STUD-IRR-4");
  }

  @Test
  void in_draw_poker_an_exposed_card_is_kept_before_the_draw_and_not_on_it() throws Exception {
    var line = seated("draw-poker");
    assertThat(call(line, "exposed.3", "1")).containsExactly("DRAW-IRR-5");
    line = restart();
    assertThat(call(line, "extra", "2")).containsExactly("POKER-HOUSE-1");
    while (!isOffered("exposed.5")
        || !offered("exposed.5", firstOf("exposed.5")).toString().contains("DRAW-IRR-6")) {
      step();
    }
    var drawn = firstOf("exposed.5");
    var before = number();
    assertThat(call(line, "exposed.5", drawn)).containsExactly("DRAW-IRR-6");
    assertThat(told(before)).contains("DRAW-IRR-6");
    step();
  }

  @Test
  void in_lowball_both_clauses_are_shown_because_nobody_knows_the_card() throws Exception {
    var line = seated("lowball");
    while (!isOffered("exposed.5")) {
      step(); // the kill is offered after two cards
    }
    var before = number();
    assertThat(call(line, "exposed.4", "2")).containsExactly("LOWBALL-IRR-1", "LOWBALL-IRR-2");
    assertThat(told(before)).containsAnyOf("LOWBALL-IRR-1", "LOWBALL-IRR-2");
    line = restart();
    before = number();
    call(line, "exposed-off-table.1", "3");
    assertThat(told(before)).containsAnyOf("LOWBALL-IRR-1", "LOWBALL-IRR-4");
  }

  @Test
  void a_call_is_done_once_and_only_for_a_floor_person_who_does_not_play_there() throws Exception {
    var line = seated("texas-holdem");
    var ann = players.getFirst().visitor();
    var refused = ann.post(address() + "/commands", command("void-hand", "table", "0".repeat(32)));
    assertThat(refused.statusCode()).isEqualTo(403);
    assertThat(refused.body()).contains("Only a floor person may make this call", "ROOM-FLOOR");
    var own = ann.socket(address() + "/socket");
    own.send(command("void-hand", "table", "1".repeat(32)));
    assertThat(heard(own.answer(new ArrayList<>()))).cites("ROOM-FLOOR");
    ann.enters("/api/account", Json.object().put("password", Visitor.PASSWORD));
    Visitor.appoint(room, "p1", Role.FLOOR);
    assertThat(ann.json(address()).path("floor").toString())
        .contains("A player at this table cannot be its floor person", "\"calls\":[]");
    var seatedFloor = command("void-hand", "table", "2".repeat(32));
    assertThat(ann.post(address() + "/commands", seatedFloor).body())
        .contains("cannot be its floor person");
    var once = command("extra", "1", "3".repeat(32));
    line.send(once);
    var first = line.answer(new ArrayList<>());
    line.send(once);
    assertThat(line.answer(new ArrayList<>())).isEqualTo(first);
    line = restart();
    line.send(once);
    assertThat(line.answer(new ArrayList<>())).isEqualTo(first);
    assertThat(makers("troubled")).hasSize(1);
    line.send(command("exposed.1", "1", "4".repeat(32)).replace("}", ",\"cards\":[\"Kh\"]}"));
    assertThat(line.answer(new ArrayList<>()).path("words").asString()).contains("by its place");
    line.send(command("extra", "1", "5".repeat(32)).replace("\"floor\"", "\"king\""));
    assertThat(heard(line.answer(new ArrayList<>()))).cites("ROOM-FORM");
  }
}
