package cardroom.proving.recipes;

import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.CircleRules;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import java.util.List;

/// A house's sheet for High Card: what every banked game has, and no more.
record HighCardSheet(
    String house,
    String title,
    Money moneyUnit,
    CircleRules circles,
    BankRules bank,
    ButtonRules button,
    BacklineRules backline,
    FeeRules fees,
    List<Schedule> schedules) {

  HighCardSheet {
    schedules = List.copyOf(schedules);
  }
}
