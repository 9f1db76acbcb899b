package cardroom.games.banked.table;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.CollectionRule;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.table.BankedEvent.ScheduleChanged;
import cardroom.games.banked.table.BankedEvent.Voided;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;

/// What the floor may call: a void round, another schedule between rounds (COL-GEN-3).
record FloorCalls<R>(BankedTerms terms, BankedState<R> table) {

  private static final String CONFLICT = "A player at this table cannot be its floor person";

  Ruling of(Call call) {
    if (isPlayer(call.floor())) {
      return Ruling.refused(RoomRule.FLOOR, CONFLICT, "Another floor person can make this call.");
    }
    if (!call.position().equals(Position.TABLE)) {
      return Ruling.refused(RoomRule.FLOOR, "The floor's calls concern the whole table here", "");
    }
    if (call.choice().equals(BankedChoiceId.VOID_ROUND)) {
      return isResting()
          ? Ruling.refused(RoomRule.NOT_NOW, "There is no round to call off", "")
          : Ruling.allowed(new Voided("called off by the floor", terms.fees().refundOnVoid()));
    }
    if (call.choice().startsWith(BankedChoiceId.SCHEDULE)) {
      return schedule(call.choice().substring(BankedChoiceId.SCHEDULE.length()));
    }
    return Ruling.refused(
        RoomRule.UNKNOWN, "The floor has no call '%s'".formatted(call.choice()), "");
  }

  private boolean isPlayer(String floor) {
    return !floor.isBlank() && table.guest(new Player(floor)).isPresent();
  }

  private boolean isResting() {
    return table.phase() instanceof BankedPhase.Resting<R>;
  }

  private Ruling schedule(String option) {
    var rule = CollectionRule.ONE_SCHEDULE;
    if (!isResting()) {
      return Ruling.refused(rule, "One schedule is in force for the whole round", "");
    }
    if (option.equals(Integer.toString(table.schedule()))) {
      return Ruling.refused(rule, "Schedule %s is already in force".formatted(option), "");
    }
    return terms.schedules().stream()
        .filter(schedule -> Integer.toString(schedule.option()).equals(option))
        .map(Schedule::option)
        .findFirst()
        .map(number -> Ruling.allowed(new ScheduleChanged(number)))
        .orElseGet(
            () ->
                Ruling.refused(
                    rule,
                    "There is no schedule " + option,
                    "Choose 1 to %d.".formatted(terms.schedules().size())));
  }

  /// Every call that [#of] would allow that floor person now.
  Choices choices(String floor) {
    if (isPlayer(floor)) {
      return Choices.noCall(CONFLICT);
    }
    var offered = new ArrayList<Choice>();
    keep(offered, floor, BankedChoiceId.VOID_ROUND, "Call the round off", RoomRule.VOID);
    for (var schedule : terms.schedules()) {
      var label =
          "Schedule %d: %s to %s"
              .formatted(schedule.option(), schedule.limitMin(), schedule.limitMax());
      var id = BankedChoiceId.SCHEDULE + schedule.option();
      keep(offered, floor, id, label, CollectionRule.ONE_SCHEDULE);
    }
    return new Choices(offered, List.of());
  }

  private void keep(List<Choice> offered, String floor, String id, String label, Rule rule) {
    var call = new Call(floor, id, Position.TABLE, Money.ZERO, List.of());
    if (of(call) instanceof Ruling.Allowed) {
      offered.add(Choice.call(id, label, Position.TABLE, List.of(rule)));
    }
  }
}
