package cardroom.notation.banked;

import cardroom.games.table.Player;
import java.util.HashMap;
import java.util.Map;

/// Players' names as the notation needs them: one word each, beginning with a letter, all
/// different.
final class PlayerNames {
  private static final int LENGTH_MAX = 30;

  private final Map<Player, String> words = new HashMap<>();

  String of(Player player) {
    var known = words.get(player);
    if (known != null) {
      return known;
    }
    var letters = player.name().replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
    var word = letters.matches("\\p{L}.*") ? letters : "p-" + letters;
    var name = word.substring(0, Math.min(LENGTH_MAX, word.length()));
    var own = name;
    for (int i = 2; words.containsValue(own); i++) {
      own = name + "-" + i;
    }
    words.put(player, own);
    return own;
  }
}
