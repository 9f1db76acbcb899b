package cardroom.server.shoe;

import cardroom.cards.Card;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The commitment to a shoe's order: a tree of hashes over position, card and salt.
///
/// A leaf is SHA-256 of `00`, the position in four bytes, the card's text and its salt of 16 bytes;
/// a node is SHA-256 of `01` and its two children; a node without a neighbour moves up as it is.
/// With its salt and the neighbours on its way any one card can be proven, and no other is told.
final class Merkle {
  private static final int SALT_BYTES = 16;

  private Merkle() {}

  /// The salts of all positions come from one secret by HMAC, so that only the secret need be kept;
  /// a salt that is shown tells nothing of the others.
  static byte[] salt(byte[] secret, int position) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      var whole = mac.doFinal(ByteBuffer.allocate(Integer.BYTES).putInt(position).array());
      return Arrays.copyOf(whole, SALT_BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HMAC is part of every Java", e);
    }
  }

  static byte[] leaf(int position, Card card, byte[] salt) {
    var digest = sha256();
    digest.update((byte) 0);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(position).array());
    digest.update(card.toString().getBytes(StandardCharsets.US_ASCII));
    return digest.digest(salt);
  }

  static byte[] root(List<Card> order, byte[] secret) {
    var level = leaves(order, secret);
    while (level.length > 1) {
      level = above(level);
    }
    return level.length == 0 ? sha256().digest() : level[0];
  }

  /// The neighbours on the way from a leaf to the root, from below; a node without a neighbour adds
  /// none.
  static List<byte[]> path(List<Card> order, byte[] secret, int position) {
    var level = leaves(order, secret);
    List<byte[]> path = new ArrayList<>();
    for (int at = position; level.length > 1; at /= 2) {
      var neighbour = at ^ 1;
      if (neighbour < level.length) {
        path.add(level[neighbour]);
      }
      level = above(level);
    }
    return path;
  }

  private static byte[][] leaves(List<Card> order, byte[] secret) {
    var level = new byte[order.size()][];
    for (int i = 0; i < level.length; i++) {
      level[i] = leaf(i, order.get(i), salt(secret, i));
    }
    return level;
  }

  private static byte[][] above(byte[][] level) {
    var above = new byte[(level.length + 1) / 2][];
    for (int i = 0; i < above.length; i++) {
      var right = 2 * i + 1;
      above[i] = right < level.length ? node(level[2 * i], level[right]) : level[2 * i];
    }
    return above;
  }

  private static byte[] node(byte[] left, byte[] right) {
    var digest = sha256();
    digest.update((byte) 1);
    digest.update(left);
    return digest.digest(right);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
