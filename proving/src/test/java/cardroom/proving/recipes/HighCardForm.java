package cardroom.proving.recipes;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.WagerId;
import cardroom.houses.banked.BankSections;
import cardroom.houses.banked.PostedSchedule;
import cardroom.houses.banked.ScheduleSections;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import cardroom.houses.signs.Sign;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The keys of a High Card sheet: those of every banked game.
public final class HighCardForm implements SheetForm<HighCardSheet> {

  @Override
  public String name() {
    return "high-card";
  }

  @Override
  public String title() {
    return "High Card";
  }

  @Override
  public TableGame<?> table(HighCardSheet sheet) {
    return new BankedTable<>(new HighCard(sheet));
  }

  @Override
  public List<WagerId> wagers() {
    return List.of(HighCard.WAGER);
  }

  @Override
  public Set<String> starred() {
    return Set.of("bank-limit", "when-exhausted");
  }

  @Override
  public HighCardSheet read(Heading heading, SheetReader sheet, SheetReader payTables) {
    var unit = sheet.value("money-unit", ValueKinds.stake());
    var behind = new LinkedHashMap<>(Map.of("base", HighCard.WAGER));
    return new HighCardSheet(
        heading.house(),
        heading.title(),
        unit,
        BankSections.circles(sheet),
        BankSections.bank(sheet),
        BankSections.button(sheet),
        BankSections.backline(sheet.section("backline"), behind),
        ScheduleSections.fees(sheet, sheet.section("fee"), Set.of(HighCard.WAGER)),
        ScheduleSections.schedules(sheet, unit, new LinkedHashMap<>()));
  }

  @Override
  public Sign sign(HighCardSheet sheet, Stakes stakes) {
    var schedule = PostedSchedule.schedule(sheet.schedules(), sheet.house(), name(), stakes);
    var posted = new PostedSchedule(schedule, sheet.fees());
    return new Sign(
        sheet.title(),
        title(),
        "",
        true,
        posted.limits(),
        posted.stakes(),
        posted.basis(Map.of(), HighCardRule.LIMITS, HighCardRule.FEES),
        posted.fees(List.of()),
        List.of(),
        List.of(HighCardRule.HIGHER.sentence(), HighCardRule.EQUAL.sentence()),
        posted.notices(List.of()));
  }
}
