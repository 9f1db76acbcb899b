package cardroom.server.api;

import java.math.BigInteger;
import java.net.InetAddress;
import java.util.regex.Pattern;

/// All addresses that begin with the same bits, such as 10.0.0.0/8; one address is a range too.
///
/// @param bits how many bits, from the left
record AddressRange(InetAddress first, int bits) {
  // Strict, because a bare 10.5 would be read as 10.0.0.5 and a name would have to be looked up.
  private static final Pattern WRITTEN =
      Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3}){3}|[\\da-fA-F:.]*:[\\da-fA-F:.]*)(?:/(\\d{1,3}))?");

  /// @throws IllegalArgumentException with a sentence, where a text is not a range
  static AddressRange of(String text) {
    var found = WRITTEN.matcher(text);
    if (!found.matches()) {
      throw noRange(text);
    }
    var first = literal(found.group(1), text);
    var width = width(first);
    var bits = found.group(2) == null ? width : Integer.parseInt(found.group(2));
    if (bits > width) {
      throw noRange(text);
    }
    if (number(first).getLowestSetBit() >= 0 && number(first).getLowestSetBit() < width - bits) {
      throw new IllegalArgumentException(
          "'%s' begins inside its range: give the range by its first address, or the one address"
              .formatted(text));
    }
    return new AddressRange(first, bits);
  }

  private static InetAddress literal(String address, String text) {
    try {
      return InetAddress.ofLiteral(address);
    } catch (IllegalArgumentException _) {
      throw noRange(text);
    }
  }

  private static IllegalArgumentException noRange(String text) {
    return new IllegalArgumentException(
        "'%s' is not an address: give some such as 10.0.0.5,10.1.0.0/16,fd00::/8".formatted(text));
  }

  boolean contains(InetAddress address) {
    var rest = width(first) - bits;
    return width(address) == width(first)
        && number(address).shiftRight(rest).equals(number(first).shiftRight(rest));
  }

  private static int width(InetAddress address) {
    return address.getAddress().length * Byte.SIZE;
  }

  private static BigInteger number(InetAddress address) {
    return new BigInteger(1, address.getAddress());
  }
}
