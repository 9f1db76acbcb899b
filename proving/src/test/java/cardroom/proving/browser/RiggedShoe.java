package cardroom.proving.browser;

import cardroom.cards.Card;
import cardroom.cards.RandomBits;
import cardroom.cards.Shoe;
import cardroom.server.shoe.Entropy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/// The system's randomness, except that the next shoe begins with given cards: the shuffle itself
/// is the room's own, only its bits are chosen.
final class RiggedShoe implements Entropy {

  private final Entropy system = Entropy.ofTheSystem();
  private final ArrayDeque<RandomBits> shoes = new ArrayDeque<>();

  /// The next shoe of that many decks begins with `Th 6d …`.
  void beginsWith(int decks, String cards) {
    beginsWith(Shoe.of(decks), cards);
  }

  /// The next shoe of these cards begins this way.
  synchronized void beginsWith(List<Card> boxed, String cards) {
    var wanted = new ArrayList<Card>();
    for (var scanner = new Scanner(cards); scanner.hasNext(); ) {
      wanted.add(Card.parse(scanner.next()));
    }
    shoes.add(leadingTo(boxed, wanted));
  }

  @Override
  public byte[] bytes(int count) {
    return system.bytes(count);
  }

  @Override
  public synchronized RandomBits bits() {
    return shoes.isEmpty() ? system.bits() : shoes.remove();
  }

  /// Runs the shuffle backwards: which choice at each step leaves these cards in front.
  private static RandomBits leadingTo(List<Card> boxed, List<Card> wanted) {
    var target = new ArrayList<>(boxed);
    wanted.forEach(target::remove);
    target.addAll(0, wanted);
    var order = new ArrayList<>(boxed);
    var choices = new ArrayDeque<Integer>();
    for (int left = order.size(); left > 1; left--) {
      var choice = order.subList(0, left).lastIndexOf(target.get(left - 1));
      choices.add(choice);
      Collections.swap(order, left - 1, choice);
    }
    return _ -> choices.remove();
  }
}
