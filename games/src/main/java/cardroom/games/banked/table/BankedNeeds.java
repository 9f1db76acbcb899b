package cardroom.games.banked.table;

import cardroom.cards.Shoe;
import cardroom.games.banked.BankedGame;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;

/// What a banked table waits for.
record BankedNeeds<R>(BankedGame<R> game, BankedState<R> table) {

  Need now() {
    return switch (table.phase()) {
      case BankedPhase.Resting<R> _ ->
          new BankOffers<>(game.terms(), table)
              .offered()
              .<Need>map(seat -> Need.Decisions.by(List.of(Position.seat(seat)), Clock.BANK_OFFER))
              .orElseGet(Need.Nothing::new);
      case BankedPhase.Betting<R> betting -> {
        var places = new ArrayList<Position>();
        for (var guest : new BankedConsequences<>(game).awaited(table, betting)) {
          places.add(place(guest));
        }
        yield Need.Decisions.by(places, Clock.BETTING);
      }
      case BankedPhase.Dealing<R> dealing -> dealing(dealing);
    };
  }

  /// The position that stands for a player while they place wagers.
  static Position place(BankedPlayer guest) {
    return guest.isSeated() ? Position.seat(guest.seat()) : Position.behind(0, guest.player());
  }

  private Need dealing(BankedPhase.Dealing<R> dealing) {
    var need = game.need(dealing.round());
    return need instanceof Need.Chance ? new Need.Chance(draw(dealing, need)) : need;
  }

  private ChanceRequest draw(BankedPhase.Dealing<R> dealing, Need need) {
    var shoe = table.shoe();
    var isFirst = game.onTable(dealing.round()).isEmpty();
    if (isFirst && isShuffleDue()) {
      return new ChanceRequest.Shuffle(Shoe.of(game.terms().shoe().decks()));
    }
    if (shoe.burnDue()) {
      return new ChanceRequest.OneCard(false);
    }
    if (shoe.left().isEmpty()) {
      return new ChanceRequest.Shuffle(shoe.tray().cards());
    }
    return ((Need.Chance) need).draw();
  }

  /// Before a round once the cut card is reached. A continuous shuffler keeps no card
  /// between rounds, so its shoe is empty then.
  private boolean isShuffleDue() {
    var rules = game.terms().shoe();
    var shoe = table.shoe();
    if (shoe.left().isEmpty()) {
      return true;
    }
    var full = 52L * rules.decks();
    var burned = rules.burnFirstCard() && !shoe.burnDue() ? 1 : 0;
    var dealt = full - shoe.left().size() - burned;
    return dealt * rules.penetration().under() > full * rules.penetration().over();
  }
}
