package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedPhase;
import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.Event;
import cardroom.games.table.Position;
import cardroom.games.table.ResultWord;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writes a finished round against a player-dealer so that it can be judged again: the same cards,
/// decisions, fees and outcomes, each outcome with its rules.
public final class BankedNotation<R> {

  private final BankedTable<R> engine;
  private final Optional<Viewer> viewer;
  private final PlayerNames names = new PlayerNames();
  private final Map<Position, HandText> hands = new LinkedHashMap<>();
  private final RaisesBehind raises = new RaisesBehind();
  private final StringBuilder bank = new StringBuilder();
  private final List<Card> hidden = new ArrayList<>();
  private Optional<RoundStart> start = Optional.empty();
  private Optional<BankedEvent.Closed> closed = Optional.empty();
  private Optional<BankedEvent.Settled> settled = Optional.empty();
  private int button;

  private BankedNotation(BankedTable<R> engine, Optional<Viewer> viewer) {
    this.engine = engine;
    this.viewer = viewer;
  }

  /// The round that these events describe; empty when none was settled in them, or when it holds a
  /// card that the viewer may not know.
  ///
  /// @param before the table before the first of them
  /// @param options the keys of the sheet that the table was opened with
  /// @param viewer who will read it; empty for a reader who may know every card
  public static <R> Optional<String> write(
      BankedTable<R> engine,
      BankedState<R> before,
      List<? extends Event> events,
      Map<String, String> options,
      Optional<Viewer> viewer) {
    var notation = new BankedNotation<>(engine, viewer);
    var table = before;
    for (var event : events) {
      notation.note(table, event);
      table = engine.apply(table, event);
      notation.seeButton(table);
    }
    return notation.settled.isEmpty() || !notation.hidden.isEmpty()
        ? Optional.empty()
        : Optional.of(notation.text(options));
  }

  private void note(BankedState<R> table, Event event) {
    switch (event) {
      case BankedEvent.Closed fees -> closed = Optional.of(fees);
      case BankedEvent.Dealt(var card, _)
          when table.phase() instanceof BankedPhase.Dealing<R> dealing ->
          fall(dealing, card);
      case BankedEvent.Turned(var cards) -> cards.forEach(hidden::remove);
      case BankedEvent.Decided decided
          when table.phase() instanceof BankedPhase.Dealing<R> dealing ->
          decides(dealing, decided);
      case BankedEvent.Settled all -> settled = Optional.of(all);
      // Arrivals, departures and bets show in the wagers on the layout when the first card is
      // dealt.
      default -> {}
    }
  }

  private void fall(BankedPhase.Dealing<R> dealing, Card card) {
    start = Optional.of(dealing.start());
    var landing = engine.game().landing(dealing.round());
    if (viewer.isPresent() && !landing.isSeenBy(viewer.get())) {
      hidden.add(card);
    }
    if (landing.position().equals(Position.BANK)) {
      bank.append(landing.faceUp() ? " " + card : " (" + card + ")");
    } else {
      hand(landing.position()).falls(card);
    }
  }

  private void decides(BankedPhase.Dealing<R> dealing, BankedEvent.Decided decided) {
    hand(decided.position()).decides(decided);
    var alone = new Move.Decide(decided.position(), decided.choice(), decided.amount());
    var could = engine.game().matching(dealing.round(), alone).keySet();
    raises.raised(could, decided.behind().keySet());
  }

  private HandText hand(Position position) {
    return hands.computeIfAbsent(position, _ -> new HandText(Dialect.of(engine.game())));
  }

  private void seeButton(BankedState<R> table) {
    var round =
        table.phase() instanceof BankedPhase.Dealing<R> dealing
            ? Optional.of(dealing.round())
            : table.last().map(BankedState.Last::round);
    button = round.map(engine.game()::button).filter(seat -> seat > 0).orElse(button);
  }

  private String text(Map<String, String> options) {
    var round = start.orElseThrow();
    var lines = new ArrayList<String>();
    lines.add(header(round, options));
    for (Circle circle : round.circles()) {
      for (var bet : circle.bets()) {
        var place = bet.position().isBackline() ? "backline " : "seat ";
        var stakes = WagerTexts.words(bet, engine.game().terms().main());
        var word = bet.position().isBackline() ? " " + matching(bet) : "";
        var hand = hands.containsKey(bet.position()) ? hand(bet.position()).text() : "";
        var by = " by " + names.of(bet.bettor());
        lines.add(place + circle.seat() + by + stakes + word + hand + outcomes(bet.position()));
      }
    }
    var by = " by " + names.of(round.banker());
    lines.add("bank seat " + round.bankSeat() + by + bank + " -> " + bankResult());
    lines.addAll(fees());
    if (button > 0) {
      lines.add("button -> seat " + button);
    }
    return String.join("\n", lines) + "\n";
  }

  private Matching matching(Bet bet) {
    return bet.matches() ? raises.of(bet.position()) : Matching.NONE;
  }

  private String header(RoundStart round, Map<String, String> options) {
    BankedTerms terms = engine.game().terms();
    var words =
        "house %s  game %s  schedule %d  decks %d  seats %d  bank %s"
            .formatted(
                terms.house(),
                terms.game(),
                round.schedule().option(),
                terms.shoe().decks(),
                round.seats(),
                round.bank());
    return options.isEmpty()
        ? words
        : words
            + "  options "
            + options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(","));
  }

  private String outcomes(Position position) {
    var main = engine.game().terms().main();
    var all =
        settled.orElseThrow().lines().stream()
            .filter(line -> line.position().equals(position))
            .sorted(java.util.Comparator.comparingInt(BankedEvent.Line::hand))
            .map(line -> WagerTexts.outcome(line, main))
            .collect(Collectors.joining("; "));
    return all.isEmpty() ? "" : " -> " + all;
  }

  private String bankResult() {
    var lines = settled.orElseThrow().lines();
    var net =
        Money.sum(lines.stream().map(BankedEvent.Line::collected).toList())
            .minus(Money.sum(lines.stream().map(BankedEvent.Line::paid).toList()));
    return ResultWord.words(net, net);
  }

  private List<String> fees() {
    Collection<List<BankedEvent.Fee>> byPayer =
        closed.map(BankedEvent.Closed::fees).orElse(List.of()).stream()
            .collect(
                Collectors.groupingBy(
                    BankedEvent.Fee::position, LinkedHashMap::new, Collectors.toList()))
            .values();
    return byPayer.stream().map(this::fee).toList();
  }

  private String fee(List<BankedEvent.Fee> fees) {
    var first = fees.getFirst();
    var amount = Money.sum(fees.stream().map(BankedEvent.Fee::amount).toList());
    var rules =
        fees.stream().map(fee -> fee.rule().id()).distinct().collect(Collectors.joining(" "));
    return "fee %s -> %s %s".formatted(payer(first), amount, rules);
  }

  private String payer(BankedEvent.Fee fee) {
    var position = fee.position();
    if (position.equals(Position.BANK)) {
      return "bank";
    }
    return position.isBackline()
        ? "backline %d by %s".formatted(position.seat(), names.of(fee.payer()))
        : "seat " + position;
  }
}
