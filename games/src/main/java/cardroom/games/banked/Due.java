package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.List;

/// What an unlimited bank would do with one wager: pay (positive), collect (negative) or leave it.
///
/// @param hand which of the position's hands, from 0; 0 for wagers that belong to none
/// @param stake all money of the wager on the table, doubles included
/// @param rules the clause that decides it first, then those that say why and how much
/// @param why one sentence with the hands judged
public record Due(
    Position position,
    Player bettor,
    WagerId wager,
    int hand,
    Money stake,
    Money amount,
    List<Rule> rules,
    String why) {

  public Due {
    rules = List.copyOf(rules);
  }

  public Rule rule() {
    return rules.getFirst();
  }
}
