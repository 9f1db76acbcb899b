package cardroom.houses.pure215;

import static cardroom.houses.reading.ValueKinds.word;

import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBet;
import cardroom.games.table.WagerId;
import cardroom.houses.banked.BonusStakes;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// What a sheet of Pure 21.5 says about its side bets, whichever they are.
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
    var tables = new PayTables(payTables);
    return bets.stream().map(bet -> read(sheet, tables, bet)).toList();
  }

  private static HouseBet read(SheetReader sheet, PayTables tables, SideBet bet) {
    var section = sheet.section(bet.section());
    var table = tables.of(section, bet.section());
    var on = new HashSet<String>();
    for (var one : bet.switches()) {
      if (section.value(one.key(), word(one.on(), true).or(one.off(), false))) {
        on.add(one.key());
      }
    }
    var isRelative = on.contains(SideBet.UP_TO_BASE.key());
    var limits = BonusStakes.limits(section, table.isPresent(), isRelative);
    BonusStakes.requireAPlace(sheet, table.isPresent(), bet.id());
    return new HouseBet(bet, table, limits, on);
  }

  List<WagerId> ids() {
    return bets.stream().map(SideBet::id).toList();
  }

  /// Total table action counts every wager placed before the deal.
  Set<WagerId> action() {
    var counted = new LinkedHashSet<>(List.of(Pure215Wagers.GAME));
    counted.addAll(ids());
    return counted;
  }

  /// The wagers that may be made behind a seat, by the key under `backline` that permits each.
  SequencedMap<String, WagerId> behind() {
    var keys = new LinkedHashMap<String, WagerId>();
    keys.put("base", Pure215Wagers.GAME);
    bets.forEach(bet -> keys.put(bet.section(), bet.id()));
    return keys;
  }

  /// Those with a fee of their own, by the key in each option of the schedule.
  SequencedMap<String, WagerId> fees() {
    var keys = new LinkedHashMap<String, WagerId>();
    bets.stream()
        .filter(SideBet::hasFee)
        .forEach(bet -> keys.put(bet.section() + "-fee", bet.id()));
    return keys;
  }
}
