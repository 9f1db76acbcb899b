package cardroom.analysis.document;

import java.util.Objects;

/// Which build this is; Maven writes the number into the jar.
public final class BuildNumber {

  private BuildNumber() {}

  /// Such as `Cardroom 1.4 on Java 25`.
  public static String words() {
    var number =
        Objects.requireNonNullElse(
            BuildNumber.class.getPackage().getImplementationVersion(), "(unpackaged)");
    return "Cardroom " + number + " on Java " + Runtime.version().feature();
  }
}
