package cardroom.server.table;

import cardroom.games.table.View;
import cardroom.server.table.TableShowing.ClockView;
import cardroom.server.table.TableShowing.RoomView;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// A table at a glance, for those who need not look closely each time.
///
/// @param number of the last event that it shows
/// @param isDue whether the next round begins by itself
/// @param open what everybody sees
/// @param awaited the players whose decisions the table waits for
/// @param whole all that this watcher may see, made when it is asked for, on any thread: a table is
///   a value
public record TableSummary(
    long number,
    boolean isAtRest,
    boolean isDue,
    View open,
    Optional<ClockView> clock,
    RoomView room,
    Set<String> awaited,
    Supplier<TableShowing> whole) {}
