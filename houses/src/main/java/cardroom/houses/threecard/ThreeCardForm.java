package cardroom.houses.threecard;

import static cardroom.houses.reading.ValueKinds.choice;
import static cardroom.houses.reading.ValueKinds.flag;
import static cardroom.houses.reading.ValueKinds.stake;
import static cardroom.houses.reading.ValueKinds.text;
import static cardroom.houses.reading.ValueKinds.word;

import cardroom.cards.Rank;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.SideBet;
import cardroom.games.threecard.SideBets;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.banked.BankSections;
import cardroom.houses.banked.PayoutRounding;
import cardroom.houses.banked.RuleCitations;
import cardroom.houses.banked.ScheduleSections;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;
import cardroom.houses.signs.Sign;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The keys of a Three Card Poker sheet: the Option lines of, and those of
/// every banked game.
public final class ThreeCardForm implements SheetForm<Sheet> {

  private static final List<WagerId> ALWAYS = List.of(ThreeCardWagers.PLAY, ThreeCardWagers.ANTE);

  /// `queen-high`; with `none` every hand of the player-dealer qualifies.
  private static final ValueKind<Rank> QUALIFIER =
      choice(List.of(Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE), rank -> rank.word() + "-high")
          .orNone(Rank.TWO);

  private final SideBetSections sideBets;

  public ThreeCardForm() {
    this(SideBets.ALL);
  }

  /// @param sideBets those that sheets may have a section for
  public ThreeCardForm(List<SideBet> sideBets) {
    this.sideBets = new SideBetSections(sideBets);
  }

  @Override
  public String name() {
    return "three-card-poker";
  }

  @Override
  public String title() {
    return "Three Card Poker";
  }

  @Override
  public Set<String> starred() {
    return StarredKeys.THREE_CARD.keySet();
  }

  @Override
  public Optional<String> readings(String starred) {
    return Optional.ofNullable(StarredKeys.THREE_CARD.get(starred));
  }

  @Override
  public Sign sign(Sheet sheet, Stakes stakes) {
    return ThreeCardSign.of(sheet, stakes);
  }

  @Override
  public TableGame<?> table(Sheet sheet) {
    return new BankedTable<>(new ThreeCardPoker(sheet));
  }

  @Override
  public List<WagerId> sideBets() {
    return sideBets.ids().stream().sorted().toList();
  }

  @Override
  public List<WagerId> wagers() {
    return Stream.concat(
            Stream.of(ThreeCardWagers.ANTE, ThreeCardWagers.PLAY), sideBets.ids().stream())
        .sorted()
        .toList();
  }

  @Override
  public Sheet read(Heading heading, SheetReader sheet, SheetReader payTables) {
    var moneyUnit = sheet.value("money-unit", stake());
    var bets = sideBets.in(sheet);
    var backline = sheet.section("backline");
    return new Sheet(
        heading.house(),
        heading.title(),
        heading.isExample(),
        BankSections.circles(sheet),
        moneyUnit,
        sheet.value("bonus-unit", stake()),
        sheet.value("qualifier", QUALIFIER),
        sheet.value("pd-card-exposed-before-decision", flag()),
        sheet.value("forfeits-collected-first", flag()),
        sheet.value("payout-rounding", PayoutRounding.KIND),
        BankSections.button(sheet),
        BankSections.order(sheet, ALWAYS, sideBets.ids()),
        BankSections.bank(sheet),
        BankSections.backline(backline, bets.behind()),
        backline.value("follows-seat", flag()),
        bets.read(sheet, payTables),
        sheet.value("timeout-policy", word("automatic", true).or("wait", false)),
        fees(sheet, bets),
        ScheduleSections.schedules(sheet, moneyUnit, new LinkedHashMap<>()),
        sheet.values("notices", text()),
        RuleCitations.of(sheet.section("cites"), ThreeCardRule.values(), ThreeCardRule.QUALIFY));
  }

  /// Play wagers never count; the bonus wagers do unless the sheet leaves them out.
  private static FeeRules fees(SheetReader sheet, SideBetSections bets) {
    var fee = sheet.section("fee");
    var counted = new HashSet<>(List.of(ThreeCardWagers.ANTE));
    if (fee.value("action-includes-bonus", flag())) {
      counted.addAll(bets.ids());
    }
    return ScheduleSections.fees(sheet, fee, counted);
  }
}
