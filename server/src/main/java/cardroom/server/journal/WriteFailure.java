package cardroom.server.journal;

/// Why a page was not written. Nothing of it is in the records, unless they could not be reached to
/// confirm that: after [Unavailable] the writer of the page must read again what is there.
public sealed interface WriteFailure {

  /// For those who run the room.
  default String words() {
    return switch (this) {
      case Overdrawn(var account) -> account + " would be below zero";
      case Contradiction(var words) -> words;
      case Unavailable(var words) -> words;
    };
  }

  /// An account would have gone below zero.
  record Overdrawn(String account) implements WriteFailure {}

  /// Somebody else wrote that number of that table already, or the rows contradict the records.
  record Contradiction(String words) implements WriteFailure {}

  /// The disk is full, or the database is gone.
  record Unavailable(String words) implements WriteFailure {}

  /// The failure as an exception, for those who commit.
  final class Thrown extends Exception {
    private final WriteFailure failure;

    public Thrown(WriteFailure failure, Throwable cause) {
      super(failure.toString(), cause);
      this.failure = failure;
    }

    public Thrown(WriteFailure failure) {
      super(failure.toString());
      this.failure = failure;
    }

    public WriteFailure failure() {
      return failure;
    }
  }
}
