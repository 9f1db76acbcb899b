package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.games.table.Position;

/// What an unlimited bank would do with one wager: pay (positive), collect (negative) or leave it.
///
/// @param hand which of the position's hands, from 0; 0 for wagers that belong to none
/// @param stake all money of the wager on the table, doubles included
/// @param rule the clause that decides it
/// @param why one sentence with the hands judged
public record Due(
    Position position,
    Player bettor,
    Wager wager,
    int hand,
    Money stake,
    Money amount,
    Rule rule,
    String why) {}
