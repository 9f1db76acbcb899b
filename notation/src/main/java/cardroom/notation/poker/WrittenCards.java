package cardroom.notation.poker;

import cardroom.cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Cards as they are written where some may be unknown: `As??`.
final class WrittenCards {
  private static final Pattern SLOT = Pattern.compile("[A2-9TJQK][cdhs]|Jk|\\?\\?");
  private static final Pattern SLOTS = Pattern.compile("(?:" + SLOT.pattern() + ")+");

  private WrittenCards() {}

  static boolean is(String text) {
    return SLOTS.matcher(text).matches();
  }

  /// The cards of a word, empty where one is unknown; none when the word is something else.
  static List<Optional<Card>> read(String text) {
    var slots = new ArrayList<Optional<Card>>();
    if (is(text)) {
      var slot = SLOT.matcher(text);
      while (slot.find()) {
        slots.add(
            slot.group().equals(HandWriter.UNKNOWN)
                ? Optional.empty()
                : Optional.of(Card.parse(slot.group())));
      }
    }
    return slots;
  }
}
