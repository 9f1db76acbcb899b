package cardroom.houses.pure215;

import static cardroom.houses.reading.ValueKinds.choice;
import static cardroom.houses.reading.ValueKinds.count;
import static cardroom.houses.reading.ValueKinds.flag;
import static cardroom.houses.reading.ValueKinds.fraction;
import static cardroom.houses.reading.ValueKinds.odds;
import static cardroom.houses.reading.ValueKinds.stake;
import static cardroom.houses.reading.ValueKinds.text;
import static cardroom.houses.reading.ValueKinds.word;

import cardroom.games.banked.ShoeRules;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.money.Rounding;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.Sheet.Charts;
import cardroom.games.pure215.Sheet.Doubling;
import cardroom.games.pure215.Sheet.Insurance;
import cardroom.games.pure215.Sheet.Splitting;
import cardroom.games.pure215.Sheet.Surrender;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.WagerId;
import cardroom.houses.banked.BankSections;
import cardroom.houses.banked.PayoutRounding;
import cardroom.houses.banked.RuleCitations;
import cardroom.houses.banked.ScheduleSections;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;
import cardroom.houses.signs.Sign;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The keys of a Pure 21.5 sheet; `docs/rules/pure-21.5.md` section 16 lists them with their
/// readings.
public final class Pure215Form implements SheetForm<Sheet> {

  private static final Money DOLLAR = Money.dollars(1);

  private static final ValueKind<Rounding> SURRENDER_ROUNDING =
      word("exact", Rounding.EXACT).or("down", Rounding.DOWN).or("up", Rounding.UP);

  private final SideBetSections sideBets;

  public Pure215Form() {
    this(SideBets.ALL);
  }

  /// @param sideBets those that sheets may have a section for
  public Pure215Form(List<SideBet> sideBets) {
    this.sideBets = new SideBetSections(sideBets);
  }

  @Override
  public String name() {
    return "pure-21.5";
  }

  @Override
  public String title() {
    return "Pure 21.5 Blackjack";
  }

  @Override
  public Set<String> starred() {
    return StarredKeys.PURE_215.keySet();
  }

  @Override
  public Optional<String> readings(String starred) {
    return Optional.ofNullable(StarredKeys.PURE_215.get(starred));
  }

  @Override
  public Sign sign(Sheet sheet, Stakes stakes) {
    return Pure215Sign.of(sheet, stakes);
  }

  @Override
  public TableGame<?> table(Sheet sheet) {
    return new BankedTable<>(new Pure215(sheet));
  }

  @Override
  public List<WagerId> sideBets() {
    return sideBets.ids().stream().sorted().toList();
  }

  @Override
  public List<WagerId> wagers() {
    return Stream.concat(
            Stream.of(Pure215Wagers.GAME, Pure215Wagers.INSURANCE), sideBets.ids().stream())
        .sorted()
        .toList();
  }

  @Override
  public Sheet read(Heading heading, SheetReader sheet, SheetReader payTables) {
    var bets = sideBets.in(sheet);
    var circles = BankSections.circles(sheet);
    var moneyUnit = sheet.value("money-unit", stake());
    return new Sheet(
        heading.house(),
        heading.title(),
        heading.isExample(),
        shoe(sheet),
        circles,
        moneyUnit,
        sheet.value("bonus-unit", stake()),
        charts(sheet),
        sheet.value("pure-pays", odds()),
        sheet.value("payout-rounding", PayoutRounding.KIND),
        doubling(sheet, moneyUnit),
        splitting(sheet),
        surrender(sheet),
        insurance(sheet.section("insurance")),
        sheet.section("even-money").value("offered", flag()),
        sheet.value("pay-pure-immediately", flag()),
        sheet.value("always-complete-bank-hand", flag()),
        sheet.value("bank-888", word("push-busted", true).orNone(false)),
        BankSections.button(sheet),
        BankSections.order(sheet, List.of(Pure215Wagers.GAME), sideBets.ids()),
        BankSections.bank(sheet),
        BankSections.backline(sheet.section("backline"), bets.behind()),
        bets.read(sheet, payTables),
        sheet.value("timeout-policy", word("automatic", true).or("wait", false)),
        ScheduleSections.fees(sheet, sheet.section("fee"), bets.action()),
        ScheduleSections.schedules(sheet, moneyUnit, bets.fees()),
        sheet.values("notices", text()),
        RuleCitations.of(sheet.section("cites"), Pure215Rule.values(), Pure215Rule.BANK_888));
  }

  private static ShoeRules shoe(SheetReader sheet) {
    var shoe =
        new ShoeRules(
            sheet.value("decks", count(1, 8)),
            sheet.value("decks-min", count(1, 8)),
            sheet.value("decks-max", count(1, 8)),
            sheet.value("penetration", fraction()),
            sheet.value("continuous-shuffle", flag()),
            sheet.value("burn-first-card", flag()));
    if (shoe.decksMin() > shoe.decksMax()) {
      sheet.fault("decks-min", "is more than decks-max, which is " + shoe.decksMax());
    } else if (shoe.decks() < shoe.decksMin() || shoe.decks() > shoe.decksMax()) {
      sheet.fault(
          "decks",
          "read '%d', expected %d to %d as decks-min and decks-max say"
              .formatted(shoe.decks(), shoe.decksMin(), shoe.decksMax()));
    }
    return shoe;
  }

  private static Charts charts(SheetReader sheet) {
    var player = sheet.section("chart-1a");
    var charts =
        new Charts(
            player.value("must-hit-to", count(3, 20)),
            player.value("must-stand-from", count(12, 22)),
            sheet.section("chart-1b").value("must-stand-from", count(12, 21)),
            sheet.value("hit-soft-17", flag()));
    if (player.isWritten("must-stand-from")
        && charts.playerMustHitTo() >= charts.playerMustStandFrom()) {
      player.fault("must-hit-to", "lies above must-stand-from, so no total could be played");
    }
    return charts;
  }

  private static Doubling doubling(SheetReader sheet, Money moneyUnit) {
    return new Doubling(
        sheet.value("double-on-must-stand", flag()),
        sheet.value(
            "double-minimum",
            stake().or("table-minimum", Money.ZERO).or("smallest-chip", moneyUnit.max(DOLLAR))),
        sheet.value("double-counts-toward-maximum", flag()),
        sheet.value("double-split-aces", flag()));
  }

  private static Splitting splitting(SheetReader sheet) {
    return new Splitting(
        sheet.value("split-hands-max", count(1, 8)), sheet.value("resplit-aces", flag()));
  }

  private static Surrender surrender(SheetReader sheet) {
    return new Surrender(
        sheet.value("surrender", choice(Surrender.When.class)),
        sheet.value("surrender-forfeits", fraction()),
        sheet.value("surrender-rounding", SURRENDER_ROUNDING));
  }

  private static Insurance insurance(SheetReader insurance) {
    return new Insurance(
        insurance.value("offered", flag()),
        insurance.value("pays", odds()),
        insurance.value("max-fraction", fraction()),
        insurance.value("backline", flag()),
        insurance.value("settle-at-peek", flag()));
  }
}
