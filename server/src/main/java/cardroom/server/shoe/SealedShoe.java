package cardroom.server.shoe;

import cardroom.cards.Card;
import cardroom.cards.Shuffle;
import cardroom.server.journal.Row.ShoeRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;

/// Shuffles cards, commits to their order and seals it (Contract 3).
public final class SealedShoe {
  private static final int SECRET_BYTES = 32;
  private static final int FINGERPRINT_BYTES = 8;

  private final RoomKey key;
  private final RoomKey.Marks fingerprints;
  private final Entropy entropy;

  public SealedShoe(RoomKey key, Entropy entropy) {
    this.key = key;
    this.fingerprints = key.marks("fingerprints of commands");
    this.entropy = entropy;
  }

  /// A new shoe of these cards: the order for the dealer, the record for the journal.
  public record Shuffled(List<Card> order, ShoeRow row) {}

  public Shuffled shuffle(long table, int ordinal, List<Card> cards) {
    var order = Shuffle.of(cards, entropy.bits());
    var secret = entropy.bytes(SECRET_BYTES);
    var root = HexFormat.of().formatHex(new MerkleTree(order, secret).root());
    var inside = Arrays.copyOf(secret, SECRET_BYTES + order.size());
    for (int i = 0; i < order.size(); i++) {
      inside[SECRET_BYTES + i] = (byte) order.get(i).index();
    }
    var sealed = key.seal(inside, label(table, ordinal, root), entropy);
    var text = Base64.getEncoder().encodeToString(sealed);
    return new Shuffled(order, new ShoeRow(table, ordinal, root, text, ""));
  }

  /// The order of a sealed shoe. The seal itself refuses a record that was changed.
  public List<Card> open(ShoeRow row) {
    return order(inside(row));
  }

  /// The order of a sealed shoe, after making sure that it is what its root committed to.
  public List<Card> prove(ShoeRow row) {
    var inside = inside(row);
    var order = order(inside);
    var secret = Arrays.copyOf(inside, SECRET_BYTES);
    if (!HexFormat.of().formatHex(new MerkleTree(order, secret).root()).equals(row.root())) {
      throw new IllegalArgumentException(
          label(row.table(), row.ordinal(), row.root()) + " holds other cards than its root says");
    }
    return order;
  }

  /// The proof of one card of a shoe against its root, which reveals nothing about the others.
  ///
  /// @param path the neighbours on the way to the root, from below, as hexadecimal text
  public record CardProof(int position, Card card, String salt, List<String> path) {
    public CardProof {
      path = List.copyOf(path);
    }
  }

  /// How many cards a shoe holds, and the proofs of those at these places.
  public record ShoeProof(int size, List<CardProof> cards) {
    public ShoeProof {
      cards = List.copyOf(cards);
    }
  }

  public ShoeProof proof(ShoeRow row, Collection<Integer> positions) {
    var inside = inside(row);
    var order = order(inside);
    var tree = new MerkleTree(order, Arrays.copyOf(inside, SECRET_BYTES));
    var cards =
        positions.stream()
            .map(
                at ->
                    new CardProof(
                        at,
                        order.get(at),
                        HexFormat.of().formatHex(tree.salt(at)),
                        tree.path(at).stream().map(HexFormat.of()::formatHex).toList()))
            .toList();
    return new ShoeProof(order.size(), cards);
  }

  private byte[] inside(ShoeRow row) {
    var label = label(row.table(), row.ordinal(), row.root());
    return key.open(Base64.getDecoder().decode(row.sealed()), label);
  }

  private static List<Card> order(byte[] inside) {
    List<Card> order = new ArrayList<>(inside.length - SECRET_BYTES);
    for (int i = SECRET_BYTES; i < inside.length; i++) {
      order.add(Card.at(inside[i]));
    }
    return List.copyOf(order);
  }

  private static String label(long table, int ordinal, String root) {
    return "shoe %d of table %d, root %s".formatted(ordinal, table, root);
  }

  /// Seals any text of this room, such as a snapshot, which may contain hidden cards.
  public String seal(String text, String label) {
    var sealed = key.seal(text.getBytes(StandardCharsets.UTF_8), label, entropy);
    return Base64.getEncoder().encodeToString(sealed);
  }

  public String unseal(String sealed, String label) {
    return new String(key.open(Base64.getDecoder().decode(sealed), label), StandardCharsets.UTF_8);
  }

  /// A fingerprint of a text, from which nobody without the room's key can guess the text.
  public String fingerprint(String text) {
    return "k" + HexFormat.of().formatHex(fingerprints.of(text), 0, FINGERPRINT_BYTES);
  }

  /// One of that many, all equally likely.
  public int oneOf(int count) {
    return Shuffle.below(count, entropy.bits());
  }
}
