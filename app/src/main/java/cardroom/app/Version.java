package cardroom.app;

import cardroom.analysis.document.BuildNumber;
import picocli.CommandLine.IVersionProvider;

/// Says which build this is; Maven writes the number into the jar.
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {words()};
  }

  /// Such as `Cardroom 1.4 on Java 25`.
  public static String words() {
    return BuildNumber.words();
  }
}
