package cardroom.houses.threecard;

import cardroom.games.table.WagerId;
import cardroom.games.threecard.HouseBet;
import cardroom.games.threecard.SideBet;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.banked.BonusStakes;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What a sheet of Three Card Poker says about its side bets, whichever they are.
record SideBetSections(List<SideBet> bets) {

  /// Those that a sheet mentions: what its paper does not have, it need not say.
  SideBetSections in(SheetReader sheet) {
    var order = sheet.values("settlement-order", ValueKind.any());
    return new SideBetSections(
        bets.stream()
            .filter(bet -> sheet.isWritten(bet.section()) || order.contains(bet.id().word()))
            .toList());
  }

  /// A section for each side bet: what it pays and what may be staked on it.
  List<HouseBet> read(SheetReader sheet, SheetReader payTables) {
    var tables = new HandPayTables(payTables);
    return bets.stream().map(bet -> read(sheet, tables, bet)).toList();
  }

  private static HouseBet read(SheetReader sheet, HandPayTables tables, SideBet bet) {
    var section = sheet.section(bet.section());
    var table = tables.of(section, bet.section(), bet.kinds());
    var limits = BonusStakes.limits(section, table.isPresent(), false);
    BonusStakes.requireAPlace(sheet, table.isPresent(), bet.id());
    return new HouseBet(bet, table, limits);
  }

  List<WagerId> ids() {
    return bets.stream().map(SideBet::id).toList();
  }

  /// The wagers that may be made behind a seat, by the key under `backline` that permits each.
  SequencedMap<String, WagerId> behind() {
    var keys = new LinkedHashMap<String, WagerId>();
    keys.put("base", ThreeCardWagers.ANTE);
    bets.forEach(bet -> keys.put(bet.section(), bet.id()));
    return keys;
  }
}
