package cardroom.proving.recipes;

import static cardroom.proving.recipes.HighCardRule.*;

import cardroom.cards.Card;
import cardroom.games.banked.ActionOrder;
import cardroom.games.banked.BankMeters;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Decision;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Settlement;
import cardroom.games.banked.ShoeRules;
import cardroom.games.banked.TableClauses;
import cardroom.games.banked.Wager;
import cardroom.games.banked.Wagers;
import cardroom.games.money.Fraction;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.CardStyle;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choices;
import cardroom.games.table.Face;
import cardroom.games.table.Need;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.StoryLine;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A made-up game: one card to each circle and one to the bank, and the higher one wins.
record HighCard(HighCardSheet sheet) implements BankedGame<HighCardRound> {

  static final WagerId WAGER = new WagerId("high", "High Card", 0);

  private static final Map<String, Rule> CLAUSES = Rule.byId(HighCardRule.values());
  private static final ShoeRules SHOE = new ShoeRules(1, 1, 1, new Fraction(1, 1), true, false);
  private static final Wagers<HighCardRound> WAGERS =
      new Wagers<>(
          List.of(Wager.first(WAGER, LIMITS, (HighCardRound round, Bet bet) -> round.due(bet))),
          List.of(WAGER));
  private static final TableClauses CITED =
      new TableClauses(
          LIMITS, LIMITS, LIMITS, LIMITS, TABLE, TABLE, TABLE, BANK, BANK, BANK, BANK, BANK, DEAL,
          FEES, TABLE);

  @Override
  public BankedTerms terms() {
    return new BankedTerms(
        sheet.house(),
        sheet.title(),
        "high-card",
        "High Card",
        WAGERS,
        "",
        sheet.moneyUnit(),
        sheet.moneyUnit(),
        SHOE,
        sheet.circles(),
        sheet.bank(),
        sheet.backline(),
        sheet.fees(),
        sheet.schedules(),
        CITED);
  }

  @Override
  public HighCardRound open(RoundStart start) {
    return new HighCardRound(start, List.of());
  }

  @Override
  public Need need(HighCardRound round) {
    return round.isOver() ? new Need.Nothing() : new Need.Chance(new ChanceRequest.OneCard(true));
  }

  @Override
  public Optional<Refused> refusal(HighCardRound round, Move move) {
    return switch (move) {
      case Move.Fall _ when !round.isOver() -> Optional.empty();
      case Move.Fall _ -> Optional.of(new Refused(DEAL, "No more cards are dealt", ""));
      case Move.Decide _ -> Optional.of(new Refused(DEAL, "There is nothing to decide", ""));
    };
  }

  @Override
  public HighCardRound apply(HighCardRound round, Move move) {
    return switch (move) {
      case Move.Fall(var card) -> round.deal(card);
      case Move.Decide _ -> throw new IllegalStateException(move + " does not fit the round now");
    };
  }

  @Override
  public Choices choices(HighCardRound round, Position position) {
    return Choices.NONE;
  }

  @Override
  public Map<Position, Money> extra(HighCardRound round, Move.Decide decision) {
    return Map.of();
  }

  @Override
  public Rule extraClause(Decision choice) {
    return LIMITS;
  }

  @Override
  public Map<Position, Money> matching(HighCardRound round, Move.Decide decision) {
    return Map.of();
  }

  @Override
  public Optional<Move.Decide> timedOut(HighCardRound round, Position position) {
    return Optional.empty();
  }

  @Override
  public Settlement settle(HighCardRound round) {
    var bank = BankMeters.full(sheet.bank().policy(), round.start().bank());
    var order =
        new ActionOrder(sheet.button(), round.start().circles(), button(round), List.of(WAGER));
    var dues = order.arrange((bet, wager) -> WAGERS.dues(round, bet, wager), bank);
    return Settlement.of(dues, bank, new Settlement.ShortBank(List.of(BANK), List.of(BANK)));
  }

  @Override
  public int button(HighCardRound round) {
    return round.bank().stream()
        .mapToInt(card -> sheet.button().seat(card.rank(), round.start()))
        .findFirst()
        .orElse(0);
  }

  @Override
  public List<Card> turned(HighCardRound before, HighCardRound after) {
    return List.of();
  }

  @Override
  public List<Rule> clauses() {
    return List.of(HighCardRule.values());
  }

  @Override
  public Optional<Rule> clause(String id) {
    return Optional.ofNullable(CLAUSES.get(id));
  }

  @Override
  public List<Card> onTable(HighCardRound round) {
    return round.cards();
  }

  @Override
  public View.Stage stage(HighCardRound round) {
    return round.isOver()
        ? new View.Stage(Phase.SETTLED, "All wagers are settled.")
        : new View.Stage(Phase.DEALING, "The cards are dealt.");
  }

  @Override
  public boolean seesMore(HighCardRound round, Viewer viewer) {
    return false;
  }

  @Override
  public List<View.Spot> spots(HighCardRound round, Viewer viewer) {
    var spots = new ArrayList<View.Spot>();
    for (var circle : round.start().circles()) {
      circle.bets().forEach(bet -> spots.add(spot(round, circle, bet)));
    }
    return spots;
  }

  private static View.Spot spot(HighCardRound round, Circle circle, Bet bet) {
    var hand = new View.Hand(faces(round.of(circle)), "", bet.on(WAGER), List.of());
    var stakes = List.of(new View.Stake(WAGER, bet.on(WAGER)));
    return new View.Spot(bet.position(), bet.bettor().name(), stakes, List.of(hand), List.of());
  }

  private static List<Face> faces(List<Card> cards) {
    return cards.stream().map(Face::up).toList();
  }

  @Override
  public View.Hand bankHand(HighCardRound round, Viewer viewer) {
    return new View.Hand(faces(round.bank()), "", Money.ZERO, List.of());
  }

  @Override
  public Landing landing(HighCardRound round) {
    return new Landing(
        round.next().map(circle -> circle.own().position()).orElse(Position.BANK), true);
  }

  @Override
  public List<StoryLine> story(HighCardRound before, Move move, HighCardRound after) {
    return List.of();
  }

  @Override
  public CardStyle cards(HighCardRound round) {
    return CardStyle.RED_BACK;
  }
}
