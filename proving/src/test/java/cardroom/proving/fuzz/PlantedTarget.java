package cardroom.proving.fuzz;

/// A reader with a fault, which must be found.
public final class PlantedTarget {
  private PlantedTarget() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length > 3 && data[0] == 'J' && data[1] == 'k') {
      throw new IllegalStateException("planted");
    }
  }
}
