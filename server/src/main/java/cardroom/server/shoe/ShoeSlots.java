package cardroom.server.shoe;

import cardroom.cards.Card;
import cardroom.server.codec.CardText;
import cardroom.server.journal.Row.ShoeRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The shoes of one table as its dealer knows them: which is dealt from, which place is next, and
/// which places are face down. It is the only thing at a table that knows what a place holds.
///
/// A shoe is forgotten once another is dealt from and none of its cards is face down any more: a
/// table shuffles thousands of times in a week.
public final class ShoeSlots implements CardText {
  private final Map<Integer, ShoeRow> sealed;
  private final Function<ShoeRow, List<Card>> opener;
  private final Map<Integer, List<Card>> open = new HashMap<>();
  private final List<Place> faceDown = new ArrayList<>();
  private int last;
  private int ordinal;
  private int next;
  private boolean dealing;

  private record Place(int shoe, int position) {
    private static final Place NOWHERE = new Place(Integer.MAX_VALUE, 0);
    private static final Comparator<Place> IN_ORDER =
        Comparator.comparingInt(Place::shoe).thenComparingInt(Place::position);

    @Override
    public String toString() {
      return shoe + ":" + position;
    }
  }

  /// @param rows the shoes already sealed, from the one that is dealt from now
  /// @param opener how one of them is opened
  public ShoeSlots(List<ShoeRow> rows, Function<ShoeRow, List<Card>> opener) {
    this.sealed = new HashMap<>();
    this.opener = opener;
    learn(rows);
  }

  /// Shoes that were sealed since.
  public void learn(List<ShoeRow> rows) {
    rows.forEach(this::learn);
  }

  private void learn(ShoeRow row) {
    sealed.put(row.ordinal(), row);
    last = Math.max(last, row.ordinal());
  }

  /// The number the next shoe of this table will have.
  public int ordinalNext() {
    return last + 1;
  }

  /// How many shoes it remembers.
  int remembered() {
    return sealed.size();
  }

  /// From now on cards come from this shoe.
  public void begin(SealedShoe.Shuffled shoe) {
    learn(shoe.row());
    open.put(shoe.row().ordinal(), shoe.order());
    begin(shoe.row().ordinal(), 0);
  }

  /// Goes on at a place of a shoe, as a snapshot or a journal tells it.
  public void begin(int shoe, int position) {
    ordinal = shoe;
    next = position;
    last = Math.max(last, shoe);
    sealed.keySet().removeIf(number -> number < shoe && !hasFaceDown(number));
    open.keySet().removeIf(number -> number != shoe && !hasFaceDown(number));
  }

  /// A reshuffle in mid-round does not affect the cards on the table.
  private boolean hasFaceDown(int shoe) {
    return faceDown.stream().anyMatch(place -> place.shoe() == shoe);
  }

  /// The round is over: there is no card on the table any more.
  public void cleared() {
    faceDown.clear();
  }

  public int ordinal() {
    return ordinal;
  }

  public int next() {
    return next;
  }

  /// The next card; until [#dealt] texts refer to it by its place.
  public Card deal() {
    var order = order(ordinal);
    if (next >= order.size()) {
      throw new IllegalStateException("shoe " + ordinal + " has no card left");
    }
    dealing = true;
    return order.get(next++);
  }

  public void dealt() {
    dealing = false;
  }

  private List<Card> order(int shoe) {
    return open.computeIfAbsent(
        shoe,
        number -> {
          var row = sealed.get(number);
          if (row == null) {
            throw new IllegalStateException("there is no shoe " + number + " at this table");
          }
          return opener.apply(row);
        });
  }

  @Override
  public String up(Card card) {
    var lay = current(card).or(() -> lying(card));
    lay.ifPresent(faceDown::remove);
    return lay.map(place -> card + "@" + place).orElse(card.toString());
  }

  @Override
  public String down(Card card) {
    var dealt = current(card);
    dealt.ifPresent(faceDown::add);
    return dealt
        .or(() -> lying(card))
        .map(Place::toString)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "a card that never lay face down cannot be written as hidden"));
  }

  @Override
  public String held(Card card) {
    return lying(card).map(Place::toString).orElse(card.toString());
  }

  /// The place of the card that is being dealt; used once.
  private Optional<Place> current(Card card) {
    if (!dealing || !order(ordinal).get(next - 1).equals(card)) {
      return Optional.empty();
    }
    dealing = false;
    return Optional.of(new Place(ordinal, next - 1));
  }

  /// Where a face-down card is; a card that was reshuffled is where it ended up last.
  private Optional<Place> lying(Card card) {
    return faceDown.reversed().stream()
        .filter(place -> order(place.shoe()).get(place.position()).equals(card))
        .findFirst();
  }

  /// Cards in the order of their places. People usually name theirs by rank, and an order by rank
  /// would reveal something about hidden cards.
  public List<Card> inOrderOfPlace(List<Card> cards) {
    return cards.stream()
        .sorted(Comparator.comparing(card -> lying(card).orElse(Place.NOWHERE), Place.IN_ORDER))
        .toList();
  }

  @Override
  public Card read(String text) {
    var at = text.indexOf('@');
    var colon = text.indexOf(':');
    if (colon < 0) {
      return Card.parse(text);
    }
    var place =
        new Place(
            Integer.parseInt(text.substring(at + 1, colon)),
            Integer.parseInt(text.substring(colon + 1)));
    if (place.shoe() == ordinal) {
      next = Math.max(next, place.position() + 1);
    }
    if (at >= 0) {
      faceDown.remove(place);
      return Card.parse(text.substring(0, at));
    }
    if (!faceDown.contains(place)) {
      faceDown.add(place);
    }
    return order(place.shoe()).get(place.position());
  }
}
