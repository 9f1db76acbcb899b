package cardroom.games.threecard;

import cardroom.cards.ranking.HandCategory;
import cardroom.games.money.Odds;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What a bonus wager pays by the kind of hand; a kind without a line loses.
///
/// @param lines as printed, the best hand first
public record HandPays(String name, SequencedMap<HandCategory, Odds> lines) {

  public HandPays {
    lines = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lines));
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("pay table " + name + " has no lines");
    }
  }

  public HandPays(String name, Map<? extends HandCategory, Odds> lines) {
    this(name, new LinkedHashMap<HandCategory, Odds>(lines));
  }

  public Optional<Odds> on(HandCategory category) {
    return Optional.ofNullable(lines.get(category));
  }
}
