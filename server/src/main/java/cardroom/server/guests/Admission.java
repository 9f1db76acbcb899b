package cardroom.server.guests;

import cardroom.server.table.Answer;

/// The answer to somebody who wants in, or wants chips.
public sealed interface Admission {

  /// A new session; the token is sent once, to the guest alone.
  record Welcome(Guest guest, String token) implements Admission {}

  record Refused(Answer.Refused why) implements Admission {}
}
