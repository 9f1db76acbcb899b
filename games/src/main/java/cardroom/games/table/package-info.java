/// What every table engine answers to, whatever the game: commands in, rulings and events out.
///
/// The front door is [cardroom.games.table.TableGame].
@NullMarked
package cardroom.games.table;

import org.jspecify.annotations.NullMarked;
