package cardroom.app.replay;

import cardroom.notation.phh.PhhError;
import cardroom.notation.phh.PhhHand;
import cardroom.notation.phh.PhhReason;
import cardroom.notation.phh.PhhReplay;
import java.util.Optional;

/// A hand of a file; one that cannot be played has only its fault, and one that cannot even be read
/// has no record.
record ReplayedHand(
    String file,
    String name,
    Optional<PhhHand> record,
    Optional<PhhReplay> played,
    PhhReason reason,
    String fault) {

  ReplayedHand(String file, PhhReplay played) {
    this(
        file,
        played.record().name(),
        Optional.of(played.record()),
        Optional.of(played),
        played.reason(),
        "");
  }

  ReplayedHand(String file, String name, Optional<PhhHand> record, PhhError fault) {
    this(file, name, record, Optional.empty(), fault.reason(), String.valueOf(fault.getMessage()));
  }
}
