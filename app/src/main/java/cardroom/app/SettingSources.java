package cardroom.app;

import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;

/// A command whose options may be set elsewhere than on the command line.
public interface SettingSources {

  /// Where that value of an option came from, in words; empty for the command line.
  Optional<String> source(ArgSpec argument, String value);
}
