package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choices;
import cardroom.games.table.Face;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A game against a player-dealer, one round at a time: what a new banked game must implement.
///
/// Seats, stacks, the bank's rotation, circles, backline, fees and the shoe belong to
/// [BankedTable]. A round is a fold of moves over a value; none of these methods keeps anything.
public interface BankedGame<R> {

  /// The parts of the sheet that the table itself needs.
  BankedTerms terms();

  /// The round when bets are made, fees are dropped and no card is dealt.
  R open(RoundStart start);

  /// A card, decisions, or nothing: the round is over.
  Need need(R round);

  /// Why a move is not allowed; empty when it is.
  Optional<Ruling.Refused> refusal(R round, Move move);

  /// The next state; only moves that are not refused may be applied.
  R apply(R round, Move move);

  /// What that position may decide now, as if its bettor had unlimited chips.
  Choices choices(R round, Position position);

  /// What a decision adds to the layout, by position, backline bettors included.
  Map<Position, Money> extra(R round, Move.Decide decision);

  /// The decision with that word; [Decision.Unknown] for one that this game does not have.
  default Decision decision(String word) {
    return new Decision.Unknown(word);
  }

  /// The clause that lets a decision add chips to the layout.
  Rule extraClause(Decision choice);

  /// What a backline bettor who matches adds to that decision of the seat, by position.
  Map<Position, Money> matching(R round, Move.Decide decision);

  /// The decision made for a position whose time ran out; empty when the house waits.
  Optional<Move.Decide> timedOut(R round, Position position);

  /// Every wager settled in its order; only when the round is over.
  Settlement settle(R round);

  /// How the action button is counted, and in which order the wagers get action.
  default ButtonRules buttonRules() {
    return ButtonRules.NONE;
  }

  /// The seat with the action button; 0 while it is not placed.
  int button(R round);

  /// Hidden cards that were turned face up between one state and the next.
  List<cardroom.cards.Card> turned(R before, R after);

  /// Every clause of the game, in the order of its paper: for the rules page.
  List<Rule> clauses();

  /// The clause with that id, for showing what a settled wager is based on.
  Optional<Rule> clause(String id);

  /// The cards on the table, including hidden ones: they are not in the shoe.
  List<cardroom.cards.Card> onTable(R round);

  /// What the round is in the middle of.
  View.Stage stage(R round);

  /// What is printed on the felt beside the wagers, such as what the best hand pays.
  default List<View.Fact> printed() {
    return List.of();
  }

  /// Whether that person sees more of the hands than somebody at the rail.
  boolean seesMore(R round, Viewer viewer);

  List<View.Spot> spots(R round, Viewer viewer);

  View.Hand bankHand(R round, Viewer viewer);

  /// Where the next card goes, and who may see it: for the story and for hiding it.
  Landing landing(R round);

  /// What to tell about a decision or about the effect of a card, apart from the card itself.
  List<StoryLine> story(R before, Move move, R after);

  /// How the cards of this round are drawn.
  CardStyle cards(R round);

  /// Where a card goes and who may see it.
  ///
  /// @param faceUp true where everybody sees it
  /// @param seenBy who else may look at a face-down card
  record Landing(Position position, boolean faceUp, Set<Player> seenBy) {

    public Landing {
      seenBy = Set.copyOf(seenBy);
    }

    /// Seen by all, or by nobody.
    public Landing(Position position, boolean faceUp) {
      this(position, faceUp, Set.of());
    }

    public boolean isSeenBy(Viewer viewer) {
      return faceUp || seenBy.stream().anyMatch(viewer::is);
    }

    public Face face(cardroom.cards.Card card, Viewer viewer) {
      return isSeenBy(viewer) ? Face.up(card) : Face.down();
    }
  }
}
