package cardroom.proving.fuzz;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// Any body at every address that takes one, from somebody with every key: the first byte is the
/// address, the rest the body. Ways to lose the session are left out.
public final class RequestTarget {
  static final List<String> ADDRESSES =
      List.of(
          "/api/guest",
          "/api/tables",
          "/api/session",
          "/api/recovery",
          "/api/me/wishes",
          "/api/me/second",
          "/api/me/second/code",
          "/api/me/second/off",
          "/api/session/challenge",
          "/api/session/passkey",
          "/api/me/passkeys/offer",
          "/api/me/passkeys",
          "/api/me/passkeys/remove",
          "/api/me/codes",
          "/api/me/password",
          "/api/me/close",
          "/api/admin",
          "/api/people/nobody/roles",
          "/api/cage/chips",
          "/api/replay",
          "/api/tables/1/commands",
          "/api/tables/1/waiting",
          "/api/book/round?text=");

  private RequestTarget() {}

  /// A body at an address, as the target reads it.
  static byte[] input(String address, String body) {
    var text = body.getBytes(StandardCharsets.UTF_8);
    var data = new byte[text.length + 1];
    data[0] = (byte) ADDRESSES.indexOf(address);
    System.arraycopy(text, 0, data, 1, text.length);
    return data;
  }

  /// The room opens before the first input is timed.
  public static void fuzzerInitialize() {
    var _ = FuzzRoom.keeper().name();
  }

  /// An answer that says the room could not answer is thrown by the desk.
  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    if (data.length == 0) {
      return;
    }
    var address = ADDRESSES.get((data[0] & 0xff) % ADDRESSES.size());
    var body = new String(Arrays.copyOfRange(data, 1, data.length), StandardCharsets.UTF_8);
    if (address.endsWith("=")) {
      FuzzRoom.keeper().get(address + URLEncoder.encode(body, StandardCharsets.UTF_8));
    } else {
      FuzzRoom.keeper().post(address, body);
    }
    FuzzRoom.only().requireWell(address + " " + body);
  }
}
