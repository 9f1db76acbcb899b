package cardroom.server.people;

import cardroom.server.guests.Guests;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.PlayedRow;
import cardroom.server.ledger.AccountName.Kind;
import java.util.List;

/// How a person has played in the last 24 hours, according to the records.
///
/// @param netCents the result of all rounds, after fees
/// @param minutes how long they played, counted from round to round
/// @param chipsCents play chips that they were given
/// @param atTablesCents what they have at tables now, chips in play included
public record PastDay(long netCents, long minutes, long chipsCents, long atTablesCents) {
  private static final long MINUTE_MS = 60_000;
  // A person who plays no round for this long was away.
  private static final long AWAY_MS = 10 * MINUTE_MS;

  /// What they played.
  record Play(long netCents, long minutes) {
    static Play of(String name, Records records, long now) {
      var rounds = records.roundsSince(name, now - LimitSettings.DAY_MS);
      return new Play(
          rounds.stream().mapToLong(PlayedRow::netCents).sum(), PastDay.minutes(rounds));
    }
  }

  static PastDay of(String name, Records records, Guests guests, long now) {
    var play = Play.of(name, records, now);
    return new PastDay(
        play.netCents(),
        play.minutes(),
        chips(name, records, now),
        atTables(name, records, guests));
  }

  /// @param rounds the newest first
  private static long minutes(List<PlayedRow> rounds) {
    var played = rounds.isEmpty() ? 0 : MINUTE_MS;
    for (int i = 1; i < rounds.size(); i++) {
      var gap = rounds.get(i - 1).at() - rounds.get(i).at();
      played += gap > AWAY_MS ? MINUTE_MS : Math.max(0, gap);
    }
    return played / MINUTE_MS;
  }

  static long chips(String name, Records records, long now) {
    var since = now - LimitSettings.DAY_MS;
    return records.movements(name).stream()
        .filter(movement -> movement.at() > since && movement.table() == 0)
        .mapToLong(movement -> Math.max(0, movement.leg().cents()))
        .sum();
  }

  static long atTables(String name, Records records, Guests guests) {
    return guests.accounts(name).entrySet().stream()
        .filter(account -> account.getKey().kind() == Kind.STACK)
        .mapToLong(stack -> stack.getValue() + records.inPlay(name, stack.getKey().table()))
        .sum();
  }
}
