package cardroom.houses.threecard;

import static cardroom.houses.reading.Kinds.choice;
import static cardroom.houses.reading.Kinds.flag;
import static cardroom.houses.reading.Kinds.stake;
import static cardroom.houses.reading.Kinds.text;
import static cardroom.houses.reading.Kinds.word;

import cardroom.cards.Rank;
import cardroom.cards.ranking.HandCategory;
import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.banked.FeeRules;
import cardroom.games.banked.Wager;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.threecard.Sheet;
import cardroom.games.threecard.Sheet.Bonus;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.houses.banked.BankSections;
import cardroom.houses.banked.BonusStakes;
import cardroom.houses.banked.Cites;
import cardroom.houses.banked.PayoutRounding;
import cardroom.houses.banked.ScheduleSections;
import cardroom.houses.reading.Form;
import cardroom.houses.reading.Kind;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.signs.Sign;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// The keys of a Three Card Poker sheet: the Option lines of, and those of
/// every banked game.
public final class ThreeCardForm implements Form<Sheet> {

  private static final List<Wager> ALWAYS = List.of(Wager.PLAY, Wager.ANTE);

  private static final List<Wager> BONUSES = List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS);

  /// `queen-high`; with `none` every hand of the player-dealer qualifies.
  private static final Kind<Rank> QUALIFIER =
      choice(List.of(Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE), rank -> rank.word() + "-high")
          .orNone(Rank.TWO);

  @Override
  public String name() {
    return "three-card-poker";
  }

  @Override
  public Set<String> starred() {
    return StarredKeys.THREE_CARD;
  }

  @Override
  public Sign sign(Sheet sheet, Stakes stakes) {
    return ThreeCardSign.of(sheet, stakes);
  }

  @Override
  public Sheet read(Heading heading, SheetReader sheet, SheetReader payTables) {
    var moneyUnit = sheet.value("money-unit", stake());
    var backline = sheet.section("backline");
    var tables = new HandTables(payTables);
    var threes = List.of(ThreeCardCategory.values());
    var fives =
        List.of(HighCategory.values()).stream()
            .filter(category -> category != HighCategory.FIVE_ACES)
            .toList();
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
        BankSections.order(sheet, ALWAYS, BONUSES),
        BankSections.bank(sheet),
        BankSections.backline(backline, behind()),
        backline.value("follows-seat", flag()),
        bonus(sheet, tables, "pair-plus", Wager.PAIR_PLUS, threes),
        bonus(sheet, tables, "six-card", Wager.SIX_CARD_BONUS, fives),
        sheet.value("timeout-policy", word("automatic", true).or("wait", false)),
        fees(sheet),
        ScheduleSections.schedules(sheet, moneyUnit, false),
        sheet.values("notices", text()),
        Cites.of(sheet.section("cites"), ThreeCardRule::withId, ThreeCardRule.QUALIFY));
  }

  private static SequencedMap<String, Wager> behind() {
    var keys = new LinkedHashMap<String, Wager>();
    keys.put("base", Wager.ANTE);
    keys.put("pair-plus", Wager.PAIR_PLUS);
    keys.put("six-card", Wager.SIX_CARD_BONUS);
    return keys;
  }

  private static Optional<Bonus> bonus(
      SheetReader sheet,
      HandTables tables,
      String key,
      Wager wager,
      List<? extends HandCategory> categories) {
    var section = sheet.section(key);
    var pays = tables.of(section, key, categories);
    var limits = BonusStakes.limits(section, pays.isPresent(), false);
    BonusStakes.requireAPlace(sheet, pays.isPresent(), wager);
    return pays.map(found -> new Bonus(found, limits));
  }

  /// Play wagers never count; the bonus wagers do unless the sheet leaves them out.
  private static FeeRules fees(SheetReader sheet) {
    var fee = sheet.section("fee");
    var counted = EnumSet.of(Wager.ANTE);
    if (fee.value("action-includes-bonus", flag())) {
      counted.addAll(BONUSES);
    }
    return ScheduleSections.fees(sheet, fee, counted);
  }
}
