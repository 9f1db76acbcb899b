package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.Decision;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Settlement;
import cardroom.games.banked.Wagers;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.CardStyle;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choices;
import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.threecard.Round.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Three Card Poker 6 Card Bonus under one house's sheet: the front door of this package.
public final class ThreeCardPoker implements BankedGame<Round> {

  private static final Map<String, Rule> CLAUSES = Rule.byId(ThreeCardRule.values());

  private final Sheet sheet;
  private final Wagers<Round> wagers;
  private final BankedTerms terms;

  public ThreeCardPoker(Sheet sheet) {
    this.sheet = sheet;
    this.wagers = ThreeCardWagers.of(sheet);
    this.terms = SheetTerms.of(sheet, wagers);
  }

  public Sheet sheet() {
    return sheet;
  }

  @Override
  public BankedTerms terms() {
    return terms;
  }

  @Override
  public Round open(RoundStart start) {
    return Round.open(sheet, start);
  }

  @Override
  public Need need(Round round) {
    return switch (round) {
      case Dealing _ -> new Need.Chance(new ChanceRequest.OneCard(landing(round).faceUp()));
      case Deciding deciding ->
          Need.Decisions.by(List.of(deciding.asked().position()), Clock.ACTION);
      case Finished _ -> new Need.Nothing();
    };
  }

  @Override
  public Optional<Refused> refusal(Round round, Move move) {
    return switch (move) {
      case Move.Fall _ when round instanceof Dealing -> Optional.empty();
      case Move.Fall _ ->
          Optional.of(new Refused(ThreeCardRule.UNUSED_CARDS, "No more cards are dealt", ""));
      case Move.Decide decide -> PlayOrFold.refusal(round, decide);
    };
  }

  private record Step(Round round, Move move) {}

  @Override
  public Round apply(Round round, Move move) {
    return switch (new Step(round, move)) {
      case Step(Dealing r, Move.Fall(var card)) -> r.deal(card);
      case Step(Deciding r, Move.Decide decide) -> PlayOrFold.apply(r, decide);
      case Step _ -> throw new IllegalStateException(move + " does not fit the round now");
    };
  }

  @Override
  public Choices choices(Round round, Position position) {
    return PlayOrFold.choices(round, position);
  }

  @Override
  public Map<Position, Money> extra(Round round, Move.Decide decision) {
    return PlayOrFold.extra(round, decision);
  }

  @Override
  public Decision decision(String word) {
    return ThreeCardDecision.of(word);
  }

  @Override
  public Rule extraClause(Decision choice) {
    return ThreeCardRule.PLAY_OR_FOLD;
  }

  @Override
  public Map<Position, Money> matching(Round round, Move.Decide decision) {
    return PlayOrFold.along(round, decision);
  }

  /// The house folds for a player who does not answer.
  @Override
  public Optional<Move.Decide> timedOut(Round round, Position position) {
    return sheet.timeOutActs() && round instanceof Deciding
        ? Optional.of(new Move.Decide(position, ThreeCardDecision.FOLD, Money.ZERO))
        : Optional.empty();
  }

  @Override
  public Settlement settle(Round round) {
    return Settling.of(round, wagers);
  }

  @Override
  public ButtonRules buttonRules() {
    return sheet.button();
  }

  @Override
  public int button(Round round) {
    return round.button();
  }

  /// The rest of the player-dealer's cards, then every hand that is shown, from the bank's left.
  @Override
  public List<Card> turned(Round before, Round after) {
    if (!(after instanceof Finished(var felt))) {
      return List.of();
    }
    var turned = new ArrayList<>(felt.bank());
    if (before.isBottomCardUp()) {
      turned.removeLast();
    }
    felt.boxes().stream().filter(felt::isShown).forEach(box -> turned.addAll(box.cards()));
    return turned;
  }

  @Override
  public List<Rule> clauses() {
    return List.of(ThreeCardRule.values());
  }

  @Override
  public Optional<Rule> clause(String id) {
    return Optional.ofNullable(CLAUSES.get(id));
  }

  @Override
  public List<Card> onTable(Round round) {
    return round.felt().cards();
  }

  @Override
  public List<View.Fact> printed() {
    return List.of(
        new View.Fact("bank-qualifies", "with %s-high".formatted(sheet.qualifier().word())));
  }

  @Override
  public View.Stage stage(Round round) {
    return ThreeCardView.stage(round);
  }

  @Override
  public boolean seesMore(Round round, Viewer viewer) {
    return round.felt().isOwner(viewer);
  }

  @Override
  public List<View.Spot> spots(Round round, Viewer viewer) {
    return new ThreeCardView(round, viewer).spots();
  }

  @Override
  public View.Hand bankHand(Round round, Viewer viewer) {
    return new ThreeCardView(round, viewer).bankHand();
  }

  @Override
  public Landing landing(Round round) {
    if (!(round instanceof Dealing dealing)) {
      throw new IllegalStateException("no card falls while a decision is due");
    }
    if (dealing.isBanks()) {
      var isUp = dealing.isLast() && sheet.cardExposedBeforeDecision();
      return new Landing(Position.BANK, isUp);
    }
    var box = dealing.felt().boxes().get(dealing.target());
    return new Landing(box.position(), false, dealing.felt().owners(box));
  }

  @Override
  public List<StoryLine> story(Round before, Move move, Round after) {
    return ThreeCardStory.of(before, move, after);
  }

  /// Two alternating decks, distinguished by their backs (3CP-DECK-1).
  @Override
  public CardStyle cards(Round round) {
    return round.felt().start().number() % 2 == 1 ? CardStyle.RED_BACK : CardStyle.BLUE_BACK;
  }
}
