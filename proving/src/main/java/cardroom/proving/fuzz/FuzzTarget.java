package cardroom.proving.fuzz;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The readers through which texts and messages come in.
public enum FuzzTarget {
  SHEETS(SheetTarget.class),
  NOTATION(NotationTarget.class),
  RECORDED_HANDS(RecordedHandTarget.class),
  PASSKEYS(PasskeyTarget.class),
  REQUESTS(RequestTarget.class),
  COMMANDS(CommandTarget.class);

  private final Class<?> type;

  FuzzTarget(Class<?> type) {
    this.type = type;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Optional<FuzzTarget> of(String word) {
    return Arrays.stream(values()).filter(target -> target.word().equals(word)).findFirst();
  }

  String className() {
    return type.getName();
  }

  /// Takes one input from Jazzer; whatever is thrown is a finding.
  void take(byte[] input) throws IOException {
    switch (this) {
      case SHEETS -> SheetTarget.fuzzerTestOneInput(input);
      case NOTATION -> NotationTarget.fuzzerTestOneInput(input);
      case RECORDED_HANDS -> RecordedHandTarget.fuzzerTestOneInput(input);
      case PASSKEYS -> PasskeyTarget.fuzzerTestOneInput(input);
      case REQUESTS -> RequestTarget.fuzzerTestOneInput(input);
      case COMMANDS -> CommandTarget.fuzzerTestOneInput(input);
    }
  }
}
