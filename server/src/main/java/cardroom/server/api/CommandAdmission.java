package cardroom.server.api;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.Command;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Setup.Stakes;
import cardroom.server.Room;
import cardroom.server.guests.Guest;
import cardroom.server.people.Role;
import cardroom.server.table.Answer;
import cardroom.server.table.Tables.Asked;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/// Which commands are passed on to a table, whether they came by a request or over a socket: only
/// the floor makes calls, nobody begins what their own limits bar, and a person who plays for a
/// company is marked when sitting down.
final class CommandAdmission {

  private static final long PATIENCE_S = 10;

  private final Room room;
  private final RequestGuard doorman;

  CommandAdmission(Room room, RequestGuard doorman) {
    this.room = room;
    this.doorman = doorman;
  }

  /// Passes a command on to a table, and its answer to whoever asked; throws a [Refusal] if it must
  /// not be passed on. One person's chips go to tables one after another: of two commands sent at
  /// once each would fit into the limit, or into the purse of an account that is being closed.
  <R> CompletableFuture<R> act(Asked asked, long table, Guest guest, Function<Answer, R> heard) {
    return room.limits().isBringing(asked.command())
        ? room.limits().inTurn(guest.name(), () -> brought(asked, table, guest, heard))
        : room.allTables().act(table, of(asked, table, guest)).thenApply(heard);
  }

  private <R> CompletableFuture<R> brought(
      Asked asked, long table, Guest guest, Function<Answer, R> heard) {
    if (!room.sessions().isOpen(guest.session())) {
      throw new Refusal(Answer.refuse(RoomRule.GUEST, "Your session has ended", "Come in again"));
    }
    var told = room.allTables().act(table, of(asked, table, guest)).thenApply(heard);
    try {
      told.get(PATIENCE_S, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException _) {
      // Whoever asked learns it from the same future.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return told;
  }

  /// The command as the table will see it.
  private Asked of(Asked asked, long table, Guest guest) {
    if (asked.command() instanceof Command.Call && !doorman.isFloor(Optional.of(guest))) {
      throw new Refusal(RequestGuard.notFloor());
    }
    room.limits()
        .bars(asked.command())
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
    return asked.command() instanceof Command.Act act && act.choice().startsWith(Seating.SIT)
        ? seated(asked, act, table)
        : asked;
  }

  private Asked seated(Asked asked, Command.Act act, long table) {
    var isProvider = room.people().is(act.player().name(), Role.PROVIDER);
    if (act.choice().equals(BankedChoiceId.SIT_AS_PROVIDER) && !isProvider) {
      throw new Refusal(notProvider());
    }
    if (!act.choice().equals(Seating.SIT) || !isProvider || !hasBank(table)) {
      return asked;
    }
    var marked =
        new Command.Act(
            act.player(),
            BankedChoiceId.SIT_AS_PROVIDER,
            act.position(),
            act.amount(),
            act.cards());
    return new Asked(marked, asked.key(), asked.content(), asked.seen());
  }

  private static Answer.Refused notProvider() {
    return Answer.refuse(
        RoomRule.ROLE,
        "Only somebody who plays for a company may sit down that way",
        "Sit down as yourself");
  }

  /// Tables with a player-dealer are opened by a schedule, poker tables by a limit.
  private boolean hasBank(long table) {
    return room.allTables()
        .opening(table)
        .filter(opening -> opening.setup().stakes() instanceof Stakes.Schedule)
        .isPresent();
  }
}
