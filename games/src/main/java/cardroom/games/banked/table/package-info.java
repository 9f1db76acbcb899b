/// The banked table: seats, stacks, the bank's rotation, circles, backline, fees, shoe and round.
///
/// The front door is [cardroom.games.banked.table.BankedTable].
@NullMarked
package cardroom.games.banked.table;

import org.jspecify.annotations.NullMarked;
