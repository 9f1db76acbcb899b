package cardroom.notation.poker;

import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.sheet.StakesRow;

/// Posts beside the two blinds: `posts 4 $4`, `dead 4 $2`, `kills 3` before the deal; `blinds 3 4`
/// where they are not posted by the first two left of the button.
final class UnusualPosts {
  private UnusualPosts() {}

  /// Small and big blind left of the button.
  static HandStart usual(HandTerms terms, AmountsByPlace stacks, StakesRow row, long fee) {
    return HandStart.blinds(terms, stacks, row.smallBlind().cents(), row.bigBlind().cents(), fee);
  }

  static HandStart of(PokerScript script, SeatPlaces seats, HandStart first) {
    var usual = moved(script, seats, first);
    var blinds = usual.blinds();
    AmountsByPlace dead = usual.dead();
    int killer = usual.killer();
    for (var line : script.script().lines()) {
      var words = new LineWords(line);
      boolean live = words.is("posts");
      boolean isDead = words.is("dead");
      boolean kills = words.is("kills");
      if (!live && !isDead && !kills) {
        continue;
      }
      words.next("a word");
      while (!words.atEnd()) {
        if (kills) {
          killer = place(words, seats);
          blinds = blinds.with(killer, 2 * usual.level());
          continue;
        }
        var post = words.seatAmount();
        int place = place(post, seats);
        long amount = post.amount().cents();
        blinds = live ? blinds.with(place, amount) : blinds;
        dead = live ? dead : dead.with(place, amount);
      }
    }
    return new HandStart(
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

  /// The blinds are where the line says: after a newcomer whom the button will skip, or the big
  /// blind alone.
  private static HandStart moved(PokerScript script, SeatPlaces seats, HandStart usual) {
    var line =
        script.script().lines().stream()
            .map(LineWords::new)
            .filter(w -> w.is("blinds"))
            .findFirst();
    if (line.isEmpty()) {
      return usual;
    }
    var words = line.get();
    words.next("a word");
    int small = words.take("none") ? -1 : place(words, seats);
    int big = place(words, seats);
    words.finish();
    long less = usual.blinds().at(usual.places() == 2 ? 1 : 0);
    var blinds = AmountsByPlace.zero(usual.places());
    blinds = small < 0 ? blinds : blinds.with(small, less);
    return new HandStart(
        usual.terms(),
        usual.stacks(),
        usual.antes(),
        blinds.with(big, usual.level()),
        usual.dead(),
        usual.level(),
        (big + 1) % usual.places(),
        usual.killer(),
        usual.fee());
  }

  private static int place(LineWords.SeatAmount post, SeatPlaces seats) {
    int place = seats.place(post.seat());
    if (place < 0) {
      throw post.at().error(post.at().quoted() + " is not a seat that was dealt in");
    }
    return place;
  }

  private static int place(LineWords words, SeatPlaces seats) {
    var at = words.peek();
    int place = seats.place(words.seat());
    if (place < 0) {
      throw at.error(at.quoted() + " is not a seat that was dealt in");
    }
    return place;
  }
}
