package cardroom.games.banked;

import cardroom.games.rules.Rule;

/// The clauses that a banked table cites; each paper has its own numbering.
///
/// @param limits a wager within the posted limits
/// @param bonusNeedsMain a bonus wager only with a main wager, before the deal
/// @param noMoreBets nothing is placed, raised or withdrawn once wagers are closed
/// @param unit multiples of the table's unit
/// @param seats how many places there are
/// @param circles which circles a player may bet on
/// @param backline whether betting behind a seat is permitted
/// @param bankWager a round begins with the bank's wager
/// @param bankSize how large the bank must be
/// @param rotation how often one player may bank
/// @param offer how the bank goes round
/// @param bankerBets the player-dealer makes no wager
/// @param turns who acts when
/// @param fees fees before the deal
/// @param decks how many decks the shoe holds
public record TableClauses(
    Rule limits,
    Rule bonusNeedsMain,
    Rule noMoreBets,
    Rule unit,
    Rule seats,
    Rule circles,
    Rule backline,
    Rule bankWager,
    Rule bankSize,
    Rule rotation,
    Rule offer,
    Rule bankerBets,
    Rule turns,
    Rule fees,
    Rule decks) {}
