package cardroom.proving.fuzz;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// Any body to every address that accepts one, from a person with every role: the first byte is the
/// address, the rest the body. Requests that would end the session are left out.
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

  /// A server error is thrown as an exception by the room's helper.
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
