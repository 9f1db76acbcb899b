package cardroom.games.banked.table;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerLimits;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What is printed on the layout under one schedule: the same for everybody and in every round.
///
/// @param stakes the schedule in a few words
/// @param areas the marked areas in front of each seat, in order
record LayoutAreas(String stakes, List<Area> areas) {
  private static final Bet NOTHING = new Bet(Position.TABLE, new Player("nobody"), Map.of(), false);

  LayoutAreas {
    areas = List.copyOf(areas);
  }

  /// By option number of the schedule.
  static Map<Integer, LayoutAreas> of(BankedTerms terms) {
    return terms.schedules().stream()
        .collect(Collectors.toMap(Schedule::option, schedule -> of(terms, schedule)));
  }

  private static LayoutAreas of(BankedTerms terms, Schedule schedule) {
    var areas = new ArrayList<Area>();
    var limits = new WagerLimits(terms, schedule);
    for (var wager : terms.wagers().layout()) {
      var isFirst = wager.equals(terms.main()) || terms.bonus().contains(wager);
      limits
          .range(NOTHING, wager)
          .map(range -> new Area(wager, range.min(), range.max(), isFirst))
          .ifPresent(areas::add);
    }
    var stakes = "schedule %d, %s".formatted(schedule.option(), schedule.limits());
    return new LayoutAreas(stakes, areas);
  }
}
