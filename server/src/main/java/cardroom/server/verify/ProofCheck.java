package cardroom.server.verify;

import cardroom.server.codec.Json;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Checks a proof of dealt cards by its description alone, without the room: a leaf is SHA-256 of
/// `00`, the place in four bytes, the card's text and its salt; a node is SHA-256 of `01` and its
/// two children; a node without a neighbour moves up as it is.
public final class ProofCheck {
  private static final String KIND = "cardroom-proof";

  private ProofCheck() {}

  /// What was looked at, and what is wrong.
  public record Checked(int shoes, int cards, List<Finding> findings) {
    public Checked {
      findings = List.copyOf(findings);
    }
  }

  /// Whether a text is such a proof at all.
  public static boolean isProof(String text) {
    try {
      return Json.read(text).path("kind").asString("").equals(KIND);
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  public static Checked check(String text) {
    List<Finding> findings = new ArrayList<>();
    var cards = 0;
    var shoes = Json.read(text).path("shoes");
    for (var shoe : shoes) {
      for (var card : shoe.path("cards")) {
        cards++;
        if (!holds(shoe, card)) {
          var name =
              "the card %s at place %d of shoe %d"
                  .formatted(
                      card.path("card").asString(""),
                      card.path("position").asInt(),
                      shoe.path("shoe").asInt());
          findings.add(new Finding(name, "does not lead to the root " + root(shoe)));
        }
      }
    }
    if (cards == 0) {
      findings.add(new Finding("the proof", "holds no card"));
    }
    return new Checked(shoes.size(), cards, findings);
  }

  private static String root(JsonNode shoe) {
    return shoe.path("root").asString("");
  }

  private static boolean holds(JsonNode shoe, JsonNode card) {
    try {
      var position = card.path("position").asInt();
      var width = shoe.path("size").asInt();
      if (position < 0 || position >= width) {
        return false;
      }
      var node = leaf(position, card.path("card").asString(""), hex(card.path("salt")));
      var path = card.path("path").iterator();
      for (int at = position; width > 1; at /= 2, width = (width + 1) / 2) {
        if ((at ^ 1) < width) {
          var neighbour = hex(path.next());
          node = at % 2 == 0 ? above(node, neighbour) : above(neighbour, node);
        }
      }
      return !path.hasNext() && HexFormat.of().formatHex(node).equals(root(shoe));
    } catch (IllegalArgumentException | java.util.NoSuchElementException _) {
      return false;
    }
  }

  private static byte[] hex(JsonNode text) {
    return HexFormat.of().parseHex(text.asString(""));
  }

  private static byte[] leaf(int position, String card, byte[] salt) {
    var digest = sha256();
    digest.update((byte) 0);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(position).array());
    digest.update(card.getBytes(StandardCharsets.US_ASCII));
    return digest.digest(salt);
  }

  private static byte[] above(byte[] left, byte[] right) {
    var digest = sha256();
    digest.update((byte) 1);
    digest.update(left);
    return digest.digest(right);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
