package cardroom.app;

/// The exit statuses that scripts rely on.
public final class Status {

  public static final int DONE = 0;

  /// An expectation, a proof or a sheet was examined and found wanting.
  public static final int CHECK_FAILED = 1;

  /// The command line or a file it names cannot be understood; nothing was done.
  public static final int WRONG_USE = 2;

  /// A fault in the program itself, never the user's doing.
  public static final int FAULT = 3;

  /// The other machines of a room declared this one dead; it may be started again.
  public static final int GIVEN_UP = 4;

  private Status() {}
}
