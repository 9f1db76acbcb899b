package cardroom.server.guests;

import cardroom.server.table.Answer;

/// What somebody who wants in, or wants chips, is told.
public sealed interface Admission {

  /// A new session; the token is told once, to the guest alone.
  record Welcome(Guest guest, String token) implements Admission {}

  record Refused(Answer.Refused why) implements Admission {}
}
