package cardroom.houses.poker;

import static cardroom.houses.reading.ValueKinds.amount;
import static cardroom.houses.reading.ValueKinds.choice;
import static cardroom.houses.reading.ValueKinds.count;
import static cardroom.houses.reading.ValueKinds.flag;
import static cardroom.houses.reading.ValueKinds.limits;
import static cardroom.houses.reading.ValueKinds.stake;
import static cardroom.houses.reading.ValueKinds.text;
import static cardroom.houses.reading.ValueKinds.word;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.HouseReadings;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.PokerSheet.Betting;
import cardroom.games.poker.sheet.PokerSheet.Customs;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.poker.variant.OddChip;
import cardroom.games.poker.variant.Variant;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;
import cardroom.houses.signs.Sign;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The keys of a poker sheet: the Option lines of part 5 of `docs/rules/ambiguities.md`, and the
/// rows of the collection schedule with what is forced in at each.
public record PokerForm(Variant variant) implements SheetForm<PokerSheet> {

  private static final ValueKind<Boolean> SHORT_ALL_IN =
      word("half-bet", true).or("full-bet", false);

  private static final Set<String> STARRED =
      Set.of(
          "blinds",
          "burn-before-draw",
          "check-raise",
          "fee.moment",
          "fee.source",
          "kill.doubles-limits",
          "max-players",
          "max-raises",
          "new-player-must-post",
          "open-pair-scope",
          "openers",
          "short-all-in.limit",
          "short-all-in.spread",
          "street-limits",
          "substantial-action",
          "uncapped-heads-up");

  @Override
  public TableGame<?> table(PokerSheet sheet) {
    return new PokerTable(sheet);
  }

  @Override
  public String name() {
    return variant.id();
  }

  @Override
  public String title() {
    return variant.name();
  }

  @Override
  public Set<String> starred() {
    if (!mayAnte()) {
      return STARRED;
    }
    var all = new HashSet<>(STARRED);
    all.add("forced");
    return all;
  }

  /// Draw Poker's page does not say what is forced in; every other game's does.
  private boolean mayAnte() {
    return variant.irregularities() == IrregularitySection.DRAW_GAMES;
  }

  @Override
  public Sign sign(PokerSheet sheet, Stakes stakes) {
    return PokerSign.of(sheet, sheet.row(stakes));
  }

  @Override
  public PokerSheet read(Heading heading, SheetReader sheet, SheetReader payTables) {
    // A section is fetched only once, so that it can report its unknown keys.
    var spread = sheet.section("spread");
    var fee = sheet.section("fee");
    var game = changed(sheet);
    return new PokerSheet(
        heading.house(),
        heading.title(),
        heading.isExample(),
        game,
        sheet.value("max-players", count(2, variant.playersMax())),
        sheet.value("chip", stake()),
        betting(sheet, spread),
        customs(sheet, fee),
        rows(sheet).stream().map(row -> row.forcing(game)).toList(),
        sheet.values("notices", text()),
        sheet.section("cites").entries(text()));
  }

  /// Whether a small blind is posted besides the big one; a game with an ante has neither.
  private boolean hasSmallBlind(SheetReader sheet) {
    return variant.opensWith(ForcedBets.BLINDS)
        ? sheet.value("blinds", word("small-and-big", true).or("big-only", false))
        : sheet.value("blinds", word("none", false));
  }

  private Variant changed(SheetReader sheet) {
    var game =
        variant
            .checkRaise(sheet.value("check-raise", flag()))
            .oddChip(sheet.value("odd-chip", choice(OddChip.class)));
    boolean anyLow = sheet.value("low-qualifier", word("8", false).orNone(true));
    boolean burns = sheet.value("burn-before-draw", flag());
    boolean antes = mayAnte() && sheet.value("forced", word("blinds", false).or("ante", true));
    boolean twoSmall =
        sheet.value("street-limits", word("lower-then-upper", false).or("first-two-lower", true));
    game = twoSmall ? game.firstTwoForSmallBet() : game;
    game = antes ? game.antesOnly() : game;
    game = anyLow ? game.withoutLowQualifier() : game;
    return burns ? game.burningBeforeDraw() : game;
  }

  private static Betting betting(SheetReader sheet, SheetReader spread) {
    var shorts = sheet.section("short-all-in");
    return new Betting(
        sheet.value("max-raises", count(1, 9)),
        sheet.value("uncapped-heads-up", flag()),
        spread.value("step", stake()),
        shorts.value("limit", SHORT_ALL_IN),
        shorts.value("spread", SHORT_ALL_IN),
        spread.value("min-raise", word("last-bet", true).or("least-bet", false)),
        sheet.value("open-pair-scope", word("any", false).or("holder", true)));
  }

  private static Customs customs(SheetReader sheet, SheetReader fee) {
    return new Customs(
        sheet.value("new-player-must-post", flag()),
        fee.value("player-count-basis", word("dealt-in", false).or("seated", true)),
        sheet.section("kill").value("doubles-limits", flag()),
        sheet.value("community-from-burns", flag()),
        sheet.value("discard-timeout-kills-hand", flag()),
        sheet.value("button-rule", word("moving", false).or("dead", true).orNone(false)),
        sheet.value("going-south", word("barred", true).or("free", false)),
        fee.value("moment", word("after-first-round", false).or("flop-games-only", true)),
        new HouseReadings(
            sheet.value("openers", word("jacks", true).orNone(false)),
            fee.value("when-hand-ends-early", word("taken", true).orNone(false)),
            fee.value("source", word("pot", false).or("button", true)),
            sheet.value("misdeal-exposed-threshold", count(1, 9)),
            sheet.value(
                "substantial-action",
                word("two-bets-or-three-actions", false).or("any-action", true))));
  }

  private List<StakesRow> rows(SheetReader sheet) {
    var rows = new ArrayList<StakesRow>();
    var rules = new HashSet<String>();
    boolean small = hasSmallBlind(sheet);
    for (var section : sheet.sections("limits")) {
      var span = section.value("limit", limits());
      rows.add(row(section, new Stakes.Limit(span.from(), span.to()), small, rules));
    }
    for (var section : sheet.sections("spreads")) {
      var span = section.value("spread", limits());
      rows.add(row(section, new Stakes.Spread(span.from(), span.to()), small, rules));
    }
    if (rows.isEmpty()) {
      sheet.fault("limits", "no row; a table cannot be opened without one (COL-OVP-5)");
    }
    return rows;
  }

  private StakesRow row(SheetReader section, Stakes stakes, boolean small, Set<String> rules) {
    var id = section.value("rule", text("a rule id such as COL-OVP-L-3", "COL-[A-Z0-9-]+-\\d+"));
    if (!rules.add(id)) {
      section.fault("rule", "read '%s', which another row has".formatted(id));
    }
    boolean blinds = variant.opensWith(ForcedBets.BLINDS);
    var less = blinds ? section.value("small-blind", stake()) : Money.ZERO;
    return new StakesRow(
        id,
        stakes,
        section.value("fee-1-6", amount()),
        section.value("fee-7-9", amount()),
        small ? less : Money.ZERO,
        blinds ? section.value("big-blind", stake()) : Money.ZERO,
        blinds && !mayAnte() ? Money.ZERO : section.value("ante", stake()),
        blinds ? Money.ZERO : section.value("bring-in", stake()));
  }
}
