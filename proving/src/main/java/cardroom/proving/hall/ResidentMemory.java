package cardroom.proving.hall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// The most memory that this process has had at one time, heap and everything else, as Linux counts
/// it.
final class ResidentMemory {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern MOST = Pattern.compile("VmHWM:\\s+(\\d+) kB");

  private ResidentMemory() {}

  static String words() {
    try {
      var most = MOST.matcher(Files.readString(STATUS));
      if (most.find()) {
        return "%,d MB in all".formatted(Long.parseLong(most.group(1)) >> 10);
      }
    } catch (IOException _) {
      // Only Linux tells.
    }
    return "in all unknown";
  }
}
