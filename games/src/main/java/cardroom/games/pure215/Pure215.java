package cardroom.games.pure215;

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
import cardroom.games.pure215.Round.*;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Pure 21.5 Blackjack under one house's sheet: the front door of this package.
public final class Pure215 implements BankedGame<Round> {

  private static final Map<String, Rule> CLAUSES = Rule.byId(Pure215Rule.values());

  private final Sheet sheet;
  private final Wagers<Round> wagers;
  private final BankedTerms terms;

  public Pure215(Sheet sheet) {
    this.sheet = sheet;
    this.wagers = Pure215Wagers.of(sheet);
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
      case Dealing dealing -> new Need.Chance(new ChanceRequest.OneCard(!dealing.isLast()));
      case Drawing _, Banking _ -> new Need.Chance(new ChanceRequest.OneCard(true));
      case Asking(_, var pending) -> Need.Decisions.by(pending, Clock.SIDE);
      case Playing(var felt, var spot) ->
          Need.Decisions.by(List.of(felt.box(spot).position()), Clock.ACTION);
      case Finished _ -> new Need.Nothing();
    };
  }

  @Override
  public Optional<Refused> refusal(Round round, Move move) {
    var action = Action.of(move);
    if (action.isEmpty()) {
      var said = "This game has no such decision";
      return Optional.of(new Refused(Pure215Rule.ACTIONS, said, ""));
    }
    return Refusals.of(round, action.get());
  }

  @Override
  public Round apply(Round round, Move move) {
    return RoundTransitions.apply(round, Action.of(move).orElseThrow());
  }

  @Override
  public Choices choices(Round round, Position position) {
    return HandChoices.of(round, position);
  }

  @Override
  public Map<Position, Money> extra(Round round, Move.Decide decision) {
    return AddedStakes.of(round, decision);
  }

  @Override
  public Decision decision(String word) {
    return Pure215Decision.of(word);
  }

  @Override
  public Rule extraClause(Decision choice) {
    return AddedStakes.clause(choice);
  }

  @Override
  public Map<Position, Money> matching(Round round, Move.Decide decision) {
    return AddedStakes.matching(round, decision);
  }

  /// Hit on a hand that must hit, else stand; no insurance, no double.
  @Override
  public Optional<Move.Decide> timedOut(Round round, Position position) {
    if (!sheet.timeOutActs()) {
      return Optional.empty();
    }
    return switch (round) {
      case Asking _ ->
          Optional.of(new Move.Decide(position, Pure215Decision.NO_INSURANCE, Money.ZERO));
      case Playing(var felt, var spot) -> {
        var mustHit = HandRules.PLAYER.stand(felt, spot).isPresent();
        var choice = mustHit ? Pure215Decision.HIT : Pure215Decision.STAND;
        yield Optional.of(new Move.Decide(position, choice, Money.ZERO));
      }
      case Dealing _, Drawing _, Banking _, Finished _ -> Optional.empty();
    };
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

  /// The down card, when the players have acted or the peek found a Pure.
  @Override
  public List<Card> turned(Round before, Round after) {
    var wasDown = !before.felt().bank().isTurned();
    return wasDown && after.felt().bank().isTurned()
        ? List.of(after.felt().bank().down())
        : List.of();
  }

  @Override
  public List<Rule> clauses() {
    return List.of(Pure215Rule.values());
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
  public View.Stage stage(Round round) {
    return Pure215View.stage(round);
  }

  @Override
  public List<View.Fact> printed() {
    return List.of(new View.Fact("pure-pays", sheet.purePays().toString()));
  }

  /// All cards except the bank's are face up.
  @Override
  public boolean seesMore(Round round, Viewer viewer) {
    return false;
  }

  @Override
  public List<View.Spot> spots(Round round, Viewer viewer) {
    return Pure215View.spots(round);
  }

  @Override
  public View.Hand bankHand(Round round, Viewer viewer) {
    return Pure215View.bankHand(round);
  }

  @Override
  public Landing landing(Round round) {
    return switch (round) {
      case Dealing dealing when dealing.target() == dealing.felt().boxes().size() ->
          new Landing(Position.BANK, !dealing.isLast());
      case Dealing dealing ->
          new Landing(dealing.felt().boxes().get(dealing.target()).position(), true);
      case Drawing(var felt, var spot) -> new Landing(felt.box(spot).position(), true);
      case Banking _ -> new Landing(Position.BANK, true);
      case Asking _, Playing _, Finished _ ->
          throw new IllegalStateException("no card falls while a decision is due");
    };
  }

  @Override
  public List<StoryLine> story(Round before, Move move, Round after) {
    return Pure215Story.of(before, move, after);
  }

  @Override
  public CardStyle cards(Round round) {
    return CardStyle.BONUS;
  }
}
