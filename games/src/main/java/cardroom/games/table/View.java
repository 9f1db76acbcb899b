package cardroom.games.table;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Optional;

/// What one person may see of a table: built for them, with nothing in it that they may not know.
///
/// The parts are the same for every game, so that one client and one terminal can draw them all.
public record View(
    Heading table,
    List<SeatView> seats,
    List<Spot> positions,
    Optional<BankView> bank,
    List<Pot> pots,
    List<Face> board,
    List<Result> results) {

  public View {
    seats = List.copyOf(seats);
    positions = List.copyOf(positions);
    pots = List.copyOf(pots);
    board = List.copyOf(board);
    results = List.copyOf(results);
  }

  /// What the table is and what is going on.
  ///
  /// @param prompt one sentence that says what happens now
  /// @param wagers the marked areas in front of each seat, in their order on the layout
  /// @param facts further lines: action button, cards left in the shoe, kill pot
  public record Heading(
      String name,
      String house,
      String game,
      String stakes,
      Phase phase,
      String prompt,
      int round,
      CardStyle cards,
      List<Area> wagers,
      List<Fact> facts) {
    public Heading {
      wagers = List.copyOf(wagers);
      facts = List.copyOf(facts);
    }
  }

  /// What a round is in the middle of, and one sentence about it.
  public record Stage(Phase phase, String prompt) {}

  /// A marked area of the layout for one kind of wager.
  ///
  /// @param max [Money#UNLIMITED] where the house has no upper limit
  /// @param beforeDeal whether chips are put there before the deal, rather than by a decision
  public record Area(WagerId wager, Money min, Money max, boolean beforeDeal) {}

  /// A named line such as `action button: seat 4`.
  public record Fact(String name, String value) {
    /// The seat with the action button of a banked game.
    public static final String ACTION_BUTTON = "action-button";

    /// The betting round of a poker hand.
    public static final String STREET = "street";
  }

  /// A seat and who sits there; the player is empty at a free seat.
  public record SeatView(int seat, String player, Money stack, List<SeatTag> tags) {
    public SeatView {
      tags = List.copyOf(tags);
    }
  }

  /// A position with its wagers and hands.
  public record Spot(
      Position position, String bettor, List<Stake> stakes, List<Hand> hands, List<SpotTag> tags) {
    public Spot {
      stakes = List.copyOf(stakes);
      hands = List.copyOf(hands);
      tags = List.copyOf(tags);
    }
  }

  /// Chips on one wager.
  public record Stake(WagerId wager, Money amount) {}

  /// Cards in order, with their total in words (`hard 16`, `pair of kings`) where it may be known.
  ///
  /// @param closed how many of the first cards lie face down for everybody else
  /// @param readings what the cards amount to for each part of what is played for, where it may be
  ///   known
  public record Hand(
      List<Face> cards,
      String total,
      Money stake,
      List<HandTag> tags,
      int closed,
      List<Reading> readings) {
    public Hand {
      cards = List.copyOf(cards);
      tags = List.copyOf(tags);
      readings = List.copyOf(readings);
    }

    /// A hand that is judged for one thing only.
    public Hand(List<Face> cards, String total, Money stake, List<HandTag> tags) {
      this(cards, total, stake, tags, 0, List.of());
    }
  }

  /// What some cards amount to.
  ///
  /// @param words what the hand is called; empty when it cannot win that part
  /// @param cards the cards that make it
  public record Reading(PotPart part, String words, List<Face> cards) {
    public Reading {
      cards = List.copyOf(cards);
    }
  }

  /// The player-dealer's plate: whose bank, which turn, its size, what it has paid and collected.
  public record BankView(
      int seat, String player, int turn, Money wager, Money paid, Money collected, Hand hand) {}

  /// A pot and who plays for it.
  public record Pot(String name, Money amount, List<Integer> seats) {
    public Pot {
      seats = List.copyOf(seats);
    }
  }

  /// What became of one wager, in the order of settlement.
  ///
  /// @param amount what was won or lost
  /// @param due what an unlimited bank would have paid or taken
  /// @param returned the part of the stake that went back
  /// @param rules the clauses, the deciding one first
  /// @param why one sentence with the hands and the sum
  /// @param cards the cards that decided it, where they were shown
  public record Result(
      int order,
      Position position,
      String bettor,
      WagerId wager,
      ResultWord word,
      Money amount,
      Money due,
      Money returned,
      List<Rule> rules,
      String why,
      PotPart part,
      List<Face> cards) {
    public Result {
      rules = List.copyOf(rules);
      cards = List.copyOf(cards);
    }

    /// What became of a wager that is not divided.
    public Result(
        int order,
        Position position,
        String bettor,
        WagerId wager,
        ResultWord word,
        Money amount,
        Money due,
        Money returned,
        List<Rule> rules,
        String why) {
      this(
          order,
          position,
          bettor,
          wager,
          word,
          amount,
          due,
          returned,
          rules,
          why,
          PotPart.WHOLE,
          List.of());
    }
  }
}
