package cardroom.houses.pure215;

import static cardroom.houses.reading.Kinds.flag;
import static cardroom.houses.reading.Kinds.word;

import cardroom.games.banked.Wager;
import cardroom.games.pure215.Sheet.Buster;
import cardroom.games.pure215.Sheet.RedFlex;
import cardroom.houses.banked.BonusStakes;
import cardroom.houses.reading.SheetReader;
import java.util.Optional;

/// The bonus wagers of a house: what they pay and what may be staked on them.
final class BonusSections {

  private final SheetReader sheet;
  private final PayTables tables;

  BonusSections(SheetReader sheet, SheetReader payTables) {
    this.sheet = sheet;
    this.tables = new PayTables(payTables);
  }

  Optional<Buster> buster() {
    var section = sheet.section("buster");
    var table = tables.of(section, "buster");
    var relative = section.value("max-relative-to-base", word("le", true).orNone(false));
    var limits = BonusStakes.limits(section, table.isPresent(), relative);
    BonusStakes.requireAPlace(sheet, table.isPresent(), Wager.BUSTER);
    return table.map(found -> new Buster(found, limits));
  }

  Optional<RedFlex> redFlex() {
    var section = sheet.section("red-flex");
    var table = tables.of(section, "red-flex");
    var suited = section.value("bonus-cards-have-suit", flag());
    var limits = BonusStakes.limits(section, table.isPresent(), false);
    BonusStakes.requireAPlace(sheet, table.isPresent(), Wager.RED_FLEX);
    return table.map(found -> new RedFlex(found, limits, suited));
  }
}
