package cardroom.app;

import java.util.regex.Pattern;

/// An address as it may be shown: passwords do not belong in one, but people put them there.
public final class MaskedAddress {
  private static final String MASK = "***";
  private static final Pattern PASSWORD =
      Pattern.compile(
          "(?i)((?:^|[?&;])[a-z]*(?:password|secret|token)=)[^&;]*|(//[^/@:]*:)[^/@]*@");

  private MaskedAddress() {}

  public static String of(String address) {
    return PASSWORD
        .matcher(address)
        .replaceAll(
            found -> found.group(1) != null ? found.group(1) + MASK : found.group(2) + MASK + "@");
  }
}
