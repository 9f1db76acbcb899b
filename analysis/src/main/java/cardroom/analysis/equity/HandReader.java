package cardroom.analysis.equity;

import cardroom.cards.Card;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Reads one hand in the notation of its game: cards, a range of Hold'em, down and up cards of
/// stud, or cards kept and a number drawn. A rank without a suit stands for every card of the rank,
/// and `x` for a card that is not known.
final class HandReader {
  private static final int SUITS = 4;
  private static final int HOLDEM = 2;
  private static final int UP_MAX_DOWN = 3;

  private final EquityGame game;
  private final Variant variant;

  HandReader(EquityGame game, Variant variant) {
    this.game = game;
    this.variant = variant;
  }

  EquityHand read(String text) {
    if (text.isBlank()) {
      throw new EquityError("A hand is empty: give its cards, as in " + example() + ".");
    }
    if (game.hasBoard() && game.ownCards() == HOLDEM) {
      return holdem(text);
    }
    int slash = text.indexOf('/');
    if (game.draws()) {
      return drawn(text, slash < 0 ? text : text.substring(0, slash), slash);
    }
    if (game.up() > 0) {
      return stud(text, slash);
    }
    return dealt(text, text);
  }

  private String example() {
    return game.draws() ? "7h5s3d2c/1" : game.up() > 0 ? "AsKs/Qd" : "AsKs";
  }

  private EquityHand holdem(String text) {
    if (RangeReader.isRange(text)) {
      return new EquityHand(text, RangeReader.read(text), 0);
    }
    return dealt(text, text);
  }

  private EquityHand stud(String text, int slash) {
    if (slash >= 0) {
      int down = places(text.substring(0, slash), text);
      int up = places(text.substring(slash + 1), text);
      if (down > UP_MAX_DOWN || up > game.up()) {
        throw new EquityError(
            "%s has %d down and %d up: give at most %d down and %d up, as in AsKs/Qd9h."
                .formatted(text, down, up, UP_MAX_DOWN, game.up()));
      }
    }
    return dealt(text, text.replaceFirst("/", ""));
  }

  private int places(String part, String text) {
    return items(part, text).size();
  }

  private EquityHand drawn(String text, String kept, int slash) {
    EquityHand entrant = dealt(text, kept);
    int held = Long.bitCount(entrant.holdings().getFirst());
    if (slash < 0) {
      return entrant;
    }
    String number = text.substring(slash + 1);
    if (!number.equals(String.valueOf(game.ownCards() - held))) {
      throw new EquityError(
          "%s keeps %d and draws \"%s\": a hand has %d cards, so write %s/%d."
              .formatted(text, held, number, game.ownCards(), kept, game.ownCards() - held));
    }
    return entrant;
  }

  private EquityHand dealt(String text, String cards) {
    List<String> items = items(cards, text);
    if (items.size() > game.ownCards()) {
      throw new EquityError(
          "%s has %d cards: a hand of %s has %d."
              .formatted(text, items.size(), variant.id(), game.ownCards()));
    }
    Set<Long> holdings = new LinkedHashSet<>();
    choose(items, 0, 0, text, holdings);
    if (holdings.isEmpty()) {
      throw new EquityError("%s matches no hand: a rank has four cards.".formatted(text));
    }
    int known = Long.bitCount(holdings.iterator().next());
    // A hand that has given up its third card stays as it is.
    boolean kept = game.discards() && items.size() == HOLDEM;
    return new EquityHand(text, List.copyOf(holdings), kept ? 2 - known : game.ownCards() - known);
  }

  private void choose(List<String> items, int at, long held, String text, Set<Long> found) {
    if (at == items.size()) {
      found.add(held);
      return;
    }
    String item = items.get(at);
    if (item.length() == 2) {
      Card card = CardReader.card(item, text);
      if ((card.bit() & ~game.deck()) != 0) {
        throw new EquityError(
            "Jk in %s: the deck of %s has no joker.".formatted(text, variant.id()));
      }
      choose(items, at + 1, held | CardReader.fresh(held, card, text), text, found);
      return;
    }
    if (item.equals("x")) {
      choose(items, at + 1, held, text, found);
      return;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      long card = 1L << (CardReader.rank(item.charAt(0)) * SUITS + suit);
      if ((held & card) == 0) {
        choose(items, at + 1, held | card, text, found);
      }
    }
  }

  /// Cards first, then ranks, then unknown ones, so that a rank never takes a card named later.
  private static List<String> items(String cards, String text) {
    List<String> named = new ArrayList<>();
    List<String> ranks = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    String rest = cards.replaceAll("[\\s,]", "");
    for (int at = 0; at < rest.length(); ) {
      char sign = rest.charAt(at);
      String pair = rest.substring(at, Math.min(at + 2, rest.length()));
      if (sign == 'x' || sign == '*') {
        unknown.add("x");
        at++;
      } else if (pair.equals("Jk") || CardReader.isCard(pair)) {
        named.add(pair);
        at += 2;
      } else if (CardReader.isRank(sign) && isFollowed(rest, at + 1)) {
        ranks.add(String.valueOf(sign));
        at++;
      } else {
        CardReader.card(pair, text);
      }
    }
    named.addAll(ranks);
    named.addAll(unknown);
    return named;
  }

  /// A rank alone ends the text or is followed by another card.
  private static boolean isFollowed(String text, int at) {
    return at == text.length()
        || CardReader.isRank(text.charAt(at))
        || text.charAt(at) == 'x'
        || text.charAt(at) == '*';
  }
}
