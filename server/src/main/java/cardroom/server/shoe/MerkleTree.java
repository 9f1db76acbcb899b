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

/// The commitment to one shoe's order: a tree of hashes over position, card and salt.
///
/// A leaf is SHA-256 of `00`, the position in four bytes, the card's text and its salt of 16 bytes;
/// a node is SHA-256 of `01` and its two children; a node without a neighbour moves up as it is.
/// With its salt and the siblings on its path any single card can be proven without revealing
/// another.
///
/// A shoe of eight decks takes about 1,250 hashes, so they share one digest and one keyed hash. Not
/// thread-safe.
final class MerkleTree {
  private static final int SALT_BYTES = 16;
  private static final String HMAC = "HmacSHA256";

  private final List<Card> order;
  private final MessageDigest digest;
  private final Mac salts;

  /// @param secret from which the salts of all positions come by HMAC, so that only it need be
  ///   kept; a published salt reveals nothing about the others
  MerkleTree(List<Card> order, byte[] secret) {
    this.order = order;
    try {
      this.digest = MessageDigest.getInstance("SHA-256");
      this.salts = Mac.getInstance(HMAC);
      salts.init(new SecretKeySpec(secret, HMAC));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("SHA-256 and its HMAC are part of every Java", e);
    }
  }

  byte[] salt(int position) {
    return Arrays.copyOf(salts.doFinal(bytes(position)), SALT_BYTES);
  }

  private static byte[] bytes(int position) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(position).array();
  }

  byte[] root() {
    var level = leaves();
    while (level.length > 1) {
      level = above(level);
    }
    return level.length == 0 ? digest.digest() : level[0];
  }

  /// The neighbours on the way from a leaf to the root, from below; a node without a neighbour adds
  /// none.
  List<byte[]> path(int position) {
    var level = leaves();
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

  private byte[][] leaves() {
    var level = new byte[order.size()][];
    for (int i = 0; i < level.length; i++) {
      level[i] = leaf(i);
    }
    return level;
  }

  private byte[] leaf(int position) {
    digest.update((byte) 0);
    digest.update(bytes(position));
    digest.update(order.get(position).toString().getBytes(StandardCharsets.US_ASCII));
    return digest.digest(salt(position));
  }

  private byte[][] above(byte[][] level) {
    var above = new byte[(level.length + 1) / 2][];
    for (int i = 0; i < above.length; i++) {
      var right = 2 * i + 1;
      above[i] = right < level.length ? node(level[2 * i], level[right]) : level[2 * i];
    }
    return above;
  }

  private byte[] node(byte[] left, byte[] right) {
    digest.update((byte) 1);
    digest.update(left);
    return digest.digest(right);
  }
}
