package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine;
import cardroom.games.table.StoryLine.Kind;
import cardroom.games.table.TransferCause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a player puts in, or gets back, names the clause that asks for just that.
class TransferClausesTest extends PokerTableTalk {
  private final List<String> posted = new ArrayList<>();

  /// `seat4 $4 POKER-BLIND-1` for what leaves a stack.
  @Override
  void act(Command command) {
    posted.clear();
    told().clear();
    transfers().clear();
    super.act(command);
    for (var transfer : transfers()) {
      if (transfer.cause() instanceof TransferCause.Clause clause) {
        note(transfer.from(), transfer.amount(), clause);
        note(transfer.to(), transfer.amount().negated(), clause);
      }
    }
  }

  private void note(ChipAccount account, Money paid, TransferCause.Clause clause) {
    if (account instanceof ChipAccount.Stack(var player)) {
      posted.add("%s %s %s".formatted(player, paid, clause.rule().id()));
    }
  }

  private void begin(String... expected) {
    act(new Command.Shuffled());
    assertThat(posted).containsExactlyInAnyOrder(expected);
    // The story names the same clauses for the same chips.
    assertThat(
            told().stream()
                .filter(line -> line.kind() == Kind.CHIPS)
                .map(
                    line ->
                        "%s %s %s"
                            .formatted(
                                table.at(line.position().seat()).orElseThrow().player(),
                                line.amount(),
                                line.rule().orElseThrow().id())))
        .containsExactlyInAnyOrder(expected);
  }

  private void callOff() {
    act(new Command.Call("floor", "void-hand", Position.TABLE, Money.ZERO, List.of()));
    assertThat(posted).isNotEmpty().allMatch(leg -> leg.endsWith(" ROOM-VOID"));
  }

  private void move(int from, int to) {
    act(new Act(player(from), "move", Position.seat(to)));
  }

  @Test
  void a_player_who_missed_a_blind_and_one_who_moved_post_by_their_clauses() {
    sit(1, 2, 3, 4, 5);
    hand(); // blinds 2 and 3
    act(4, "sit-out");
    act(new Command.Shuffled());
    assertThat(told())
        .anySatisfy(
            line -> {
              assertThat(line.text()).isEqualTo("The blind passes seat4.");
              assertThat(line.rule()).contains(PokerRule.MISSED_BLINDS);
            });
    callOff();
    act(4, "come-back");
    act(4, "post");
    begin("seat5 $2 POKER-BLIND-1", "seat1 $4 POKER-BLIND-1", "seat4 $6 POKER-MISS-1");
  }

  @Test
  void whoever_moved_away_and_whoever_is_new_in_front_of_the_button_post_by_their_clauses() {
    sit(1, 2, 3, 4, 5);
    hand(); // blinds 2 and 3, seat 4 is next
    move(4, 9);
    act(4, "post");
    begin("seat3 $2 POKER-BLIND-1", "seat5 $4 POKER-BLIND-1", "seat4 $4 POKER-MOVE-1");
  }

  @Test
  void a_new_player_in_front_of_the_button_posts_by_the_clause_on_new_players() {
    sit(1, 3, 5, 7);
    hand();
    sit(4);
    act(4, "post");
    begin("seat5 $2 POKER-BLIND-1", "seat7 $4 POKER-BLIND-1", "seat4 $4 POKER-NEW-1");
  }

  @Test
  void whom_the_big_blind_passes_by_a_departure_pays_it_because_the_button_moves_on() {
    sit(1, 2, 3, 4, 5);
    hand();
    act(3, "leave");
    begin("seat4 $4 POKER-BTN-2", "seat5 $4 POKER-BLIND-1");
  }

  @Test
  void a_kill_to_come_in_is_announced_when_it_happens_and_not_when_it_is_asked_for() {
    game = at("lowball");
    table = open(game);
    sit(1, 2, 3, 4);
    hand(); // blinds 2 and 3
    sit(6);
    act(6, "kill-to-enter");
    assertThat(told())
        .extracting(StoryLine::text)
        .noneMatch(text -> text.contains("kills the pot"));
    begin("seat3 $2 POKER-BLIND-1", "seat4 $4 POKER-BLIND-1", "seat6 $8 LOWBALL-5");
    assertThat(told())
        .extracting(StoryLine::text)
        .contains("Seat 6 kills the pot for $8 to come in.");
  }

  @Test
  void a_kill_to_come_in_that_the_big_blind_overtakes_is_a_big_blind() {
    game = at("lowball");
    table = open(game);
    sit(1, 2, 3);
    hand(); // blinds 2 and 3
    sit(6);
    act(6, "kill-to-enter");
    begin("seat3 $2 POKER-BLIND-1", "seat6 $4 POKER-BLIND-1");
    assertThat(told()).extracting(StoryLine::text).noneMatch(text -> text.contains("kill"));
  }

  @Test
  void of_two_who_ask_to_kill_one_kills_and_only_that_kill_is_announced() {
    game = at("lowball");
    table = open(game);
    sit(1, 2, 3, 4);
    act(new Command.Shuffled());
    deal(8); // two cards each: everybody may kill (LOWBALL-4)
    act(4, "kill");
    assertThat(told()).extracting(StoryLine::text).containsExactly("Seat 4 asks to kill the pot.");
    assertThat(posted).isEmpty();
    act(2, "let-live");
    act(1, "kill");
    act(3, "let-live");
    assertThat(posted).containsExactly("seat4 $8 LOWBALL-4");
    assertThat(told()).extracting(StoryLine::text).contains("Seat 4 kills the pot for $8.");
  }

  @Test
  void antes_and_the_forced_opening_name_the_clauses_of_each_stud_game() {
    var opens =
        Map.of(
            "seven-card-stud", "STUD-6", "seven-card-stud-high-low", "STUD-HL-3", "razz", "RAZZ-3");
    opens.forEach(
        (name, clause) -> {
          game = at(name);
          table = open(game);
          sit(1, 2, 3);
          begin("seat1 $0.50 STUD-5", "seat2 $0.50 STUD-5", "seat3 $0.50 STUD-5");
          assertThat(told()).extracting(StoryLine::text).contains("Seat 2 antes $0.50.");
          for (var card : Cards.parse("2c3c4c5d6d7dThJhQh")) {
            act(new Command.Deal(card));
          }
          int first = name.equals("razz") ? 3 : 1;
          act(first, "bring-in");
          assertThat(posted).containsExactly("seat%d $2 %s".formatted(first, clause));
          assertThat(told())
              .anyMatch(line -> line.rule().filter(r -> r.id().equals(clause)).isPresent());
          // The amount needed to play on cites the clause about the limits of this game.
          var sizes = name.endsWith("high-low") ? "STUD-HL-4" : "STUD-2";
          act(first % 3 + 1, "call");
          assertThat(posted).containsExactly("seat%d $2 %s".formatted(first % 3 + 1, sizes));
        });
  }

  @Test
  void bets_name_the_limit_and_an_uncalled_one_goes_back_by_the_clause_on_matching() {
    sit(1, 2, 3);
    act(new Command.Shuffled());
    deal(6);
    act(new Act(player(1), "raise", Position.seat(1), dollars(8)));
    assertThat(posted).containsExactly("seat1 $8 POKER-BET-3");
    act(2, "fold");
    act(3, "fold");
    assertThat(posted).contains("seat1 -$4 POKER-ALLIN-1");
  }

  @Test
  void antes_of_a_draw_game_are_the_rule_of_the_house() {
    game = at("draw-poker", Map.of("forced", "ante"));
    table = open(game);
    sit(1, 2);
    begin("seat1 $0.50 POKER-HOUSE-1", "seat2 $0.50 POKER-HOUSE-1");
  }
}
