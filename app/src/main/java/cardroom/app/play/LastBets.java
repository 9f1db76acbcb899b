package cardroom.app.play;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.money.Money;
import cardroom.games.table.BetId;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The wagers of the last round, which one key repeats.
final class LastBets {

  private final Player me;
  private List<Act> acts = List.of();

  LastBets(Player me) {
    this.me = me;
  }

  /// Remembers the human's wagers as the betting ends; a round sat out changes nothing.
  void remember(View view) {
    var bets = new ArrayList<Act>();
    for (var spot : mine(view)) {
      for (var stake : spot.stakes()) {
        bets.add(new Act(me, BetId.of(stake.wager().word()), spot.position(), stake.amount()));
      }
      if (spot.tags().contains(SpotTag.MATCHES)) {
        bets.add(new Act(me, BankedChoiceId.MATCH, spot.position()));
      }
    }
    if (!bets.isEmpty()) {
      acts = List.copyOf(bets);
    }
  }

  /// Whether the wagers can be repeated: none is placed yet.
  boolean isOffered(View view) {
    return !acts.isEmpty() && mine(view).isEmpty();
  }

  List<View.Spot> mine(View view) {
    return view.positions().stream().filter(spot -> spot.bettor().equals(me.name())).toList();
  }

  List<Act> acts() {
    return acts;
  }

  /// `game $25, buster $5, game $10 behind 2 (in all $40)`.
  String words(Position own) {
    var bets =
        acts.stream()
            .filter(act -> act.amount().isPositive())
            .map(act -> ChoiceMenu.word(act.choice()) + " " + act.amount() + where(act, own))
            .collect(Collectors.joining(", "));
    return "%s (in all %s)".formatted(bets, Money.sum(acts.stream().map(Act::amount).toList()));
  }

  private static String where(Act act, Position own) {
    var place = act.position();
    return place.equals(own) ? "" : (place.isBackline() ? " " : " at ") + ChoiceMenu.place(place);
  }
}
