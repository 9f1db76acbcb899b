/// A table in the terminal: the human at one seat, bots at the others.
///
/// It drives any table through [cardroom.games.table.TableGame] and draws any view: no rule of any
/// game is here.
@NullMarked
package cardroom.app.play;

import org.jspecify.annotations.NullMarked;
