package cardroom.server.history;

import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.ledger.AccountName.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What somebody has played, by game, by wager and by day: sums of whole cents, from the rows that
/// `verify` compares with the journal.
public final class PlayedGames {
  private final Records records;
  private final LongFunction<Optional<TableOpening>> openings;

  /// @param openings how a table was opened, by its number
  public PlayedGames(Records records, LongFunction<Optional<TableOpening>> openings) {
    this.records = records;
    this.openings = openings;
  }

  /// The game of a table; empty where it is not known any more.
  public String game(long table) {
    return openings.apply(table).map(TableOpening::game).orElse("");
  }

  /// The number of rounds with a given result.
  private static final class Sum {
    private int rounds;
    private int won;
    private int lost;
    private long net;
    private long fees;
    private long best = Long.MIN_VALUE;
    private long worst = Long.MAX_VALUE;

    private void add(PlayedRow round) {
      rounds++;
      won += round.netCents() > 0 ? 1 : 0;
      lost += round.netCents() < 0 ? 1 : 0;
      net += round.netCents();
      fees += round.feesCents();
      best = Math.max(best, round.netCents());
      worst = Math.min(worst, round.netCents());
    }
  }

  private static final class Wager {
    private long staked;
    private long net;

    private void add(long cents) {
      staked -= Math.min(0, cents);
      net += cents;
    }
  }

  /// One game: all of it, its days and its wagers.
  private static final class Game {
    private final Sum all = new Sum();
    private final Map<LocalDate, Sum> days = new TreeMap<>();
    private final Map<String, Wager> wagers = new TreeMap<>();
  }

  /// @param zone in which a day begins at midnight
  public ArrayNode of(String player, RoundFilter filter, ZoneId zone) {
    Map<String, Game> games = new LinkedHashMap<>();
    Map<Long, Long> ends = new HashMap<>();
    for (var round : records.rounds(player, Long.MAX_VALUE, Integer.MAX_VALUE)) {
      ends.merge(round.table(), round.lastNumber(), Math::max);
      if (filter.takes(round)) {
        var game = games.computeIfAbsent(game(round.table()), _ -> new Game());
        game.all.add(round);
        var day = LocalDate.ofInstant(Instant.ofEpochMilli(round.at()), zone);
        game.days.computeIfAbsent(day, _ -> new Sum()).add(round);
      }
    }
    for (var movement : records.movements(player)) {
      var leg = movement.leg();
      var game = games.get(game(movement.table()));
      // A wager of the round being played is neither won nor lost yet.
      if (game != null
          && movement.number() <= ends.getOrDefault(movement.table(), 0L)
          && filter.takes(movement)
          && leg.account().kind() == Kind.STACK
          && !leg.wager().isEmpty()) {
        game.wagers.computeIfAbsent(leg.wager(), _ -> new Wager()).add(leg.cents());
      }
    }
    var json = Json.array();
    games.forEach((name, game) -> json.add(json(name, game)));
    return json;
  }

  private static ObjectNode json(String name, Game game) {
    var all = game.all;
    var json = Json.object().put("game", name).put("rounds", all.rounds);
    json.put("won", all.won).put("lost", all.lost);
    json.put("netCents", all.net).put("feesCents", all.fees);
    json.put("bestCents", all.best).put("worstCents", all.worst);
    var days = json.putArray("days");
    game.days.forEach(
        (day, sum) ->
            days.addObject()
                .put("day", day.toString())
                .put("rounds", sum.rounds)
                .put("netCents", sum.net));
    var wagers = json.putArray("wagers");
    game.wagers.forEach(
        (wager, sum) ->
            wagers
                .addObject()
                .put("wager", wager)
                .put("stakedCents", sum.staked)
                .put("netCents", sum.net));
    return json;
  }
}
