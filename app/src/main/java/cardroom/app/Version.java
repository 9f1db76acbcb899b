package cardroom.app;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// Says which build this is; the number is written into the jar by Maven.
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    var number =
        Objects.requireNonNullElse(
            Version.class.getPackage().getImplementationVersion(), "(unpackaged)");
    return new String[] {"Cardroom " + number + " on Java " + Runtime.version().feature()};
  }
}
