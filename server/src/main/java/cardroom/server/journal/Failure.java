package cardroom.server.journal;

/// Why a page was not written. Nothing of it is in the records, unless they could not be reached to
/// say so: after [Unavailable] the writer of the page must read again what is there.
public sealed interface Failure {

  /// For those who run the room.
  default String words() {
    return switch (this) {
      case Overdrawn(var account) -> account + " would be below zero";
      case Contradiction(var words) -> words;
      case Unavailable(var words) -> words;
    };
  }

  /// An account would have gone below zero.
  record Overdrawn(String account) implements Failure {}

  /// Somebody else wrote that number of that table already, or the rows contradict the records.
  record Contradiction(String words) implements Failure {}

  /// The disk is full, or the database is gone.
  record Unavailable(String words) implements Failure {}

  /// The failure as an exception, for those who commit.
  final class Thrown extends Exception {
    private final Failure failure;

    public Thrown(Failure failure, Throwable cause) {
      super(failure.toString(), cause);
      this.failure = failure;
    }

    public Thrown(Failure failure) {
      super(failure.toString());
      this.failure = failure;
    }

    public Failure failure() {
      return failure;
    }
  }
}
