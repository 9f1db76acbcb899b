package cardroom.houses.reading;

import java.util.List;

/// A sheet that cannot be used: one sentence for each fault, `file:line key: what is wrong`.
public final class SheetError extends RuntimeException {

  private final List<String> faults;

  public SheetError(List<String> faults) {
    super(String.join("\n", faults));
    this.faults = List.copyOf(faults);
  }

  public List<String> faults() {
    return faults;
  }
}
