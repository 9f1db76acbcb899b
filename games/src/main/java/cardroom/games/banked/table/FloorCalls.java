package cardroom.games.banked.table;

import cardroom.games.banked.Schedule;
import cardroom.games.banked.Terms;
import cardroom.games.banked.table.BankedEvent.ScheduleChanged;
import cardroom.games.banked.table.BankedEvent.Voided;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;

/// What the floor may call: a void round, another schedule between rounds (COL-GEN-3).
record FloorCalls<R>(Terms terms, Banked<R> table) {

  static final String VOID_ROUND = "void-round";
  static final String SCHEDULE = "schedule.";

  Ruling of(String choice) {
    if (choice.equals(VOID_ROUND)) {
      return table.phase() instanceof Phase.Resting<R>
          ? Ruling.refused(RoomRule.NOT_NOW, "There is no round to call off", "")
          : Ruling.allowed(new Voided("called off by the floor", terms.fees().refundOnVoid()));
    }
    if (choice.startsWith(SCHEDULE)) {
      return schedule(choice.substring(SCHEDULE.length()));
    }
    return Ruling.refused(RoomRule.UNKNOWN, "The floor has no call '%s'".formatted(choice), "");
  }

  private Ruling schedule(String option) {
    if (!(table.phase() instanceof Phase.Resting<R>)) {
      return Ruling.refused(
          terms.clauses().oneSchedule(), "One schedule is in force for the whole round", "");
    }
    return terms.schedules().stream()
        .filter(schedule -> Integer.toString(schedule.option()).equals(option))
        .map(Schedule::option)
        .findFirst()
        .map(number -> Ruling.allowed(new ScheduleChanged(number)))
        .orElseGet(
            () ->
                Ruling.refused(
                    terms.clauses().oneSchedule(),
                    "There is no schedule " + option,
                    "Choose 1 to %d.".formatted(terms.schedules().size())));
  }
}
