package cardroom.games.notation.poker;

import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Start;

/// Posts beside the two blinds: `posts 4 $4`, `dead 4 $2`, `kills 3` before the deal.
final class Posts {
  private Posts() {}

  static Start of(PokerScript script, Seats seats, Start usual) {
    var blinds = usual.blinds();
    Amounts dead = usual.dead();
    int killer = usual.killer();
    for (var line : script.script().lines()) {
      var words = new Words(line);
      boolean live = words.is("posts");
      boolean isDead = words.is("dead");
      boolean kills = words.is("kills");
      if (!live && !isDead && !kills) {
        continue;
      }
      words.next("a word");
      while (!words.atEnd()) {
        var at = words.peek();
        int place = seats.place(words.seat());
        if (place < 0) {
          throw at.error(at.quoted() + " is no seat that was dealt in");
        }
        if (kills) {
          killer = place;
          blinds = blinds.with(place, 2 * usual.level());
        } else if (live) {
          blinds = blinds.with(place, words.amount().cents());
        } else {
          dead = dead.with(place, words.amount().cents());
        }
      }
    }
    return new Start(
        usual.terms(),
        usual.stacks(),
        usual.antes(),
        blinds,
        dead,
        blinds.max(),
        usual.opener(),
        killer,
        usual.fee());
  }
}
