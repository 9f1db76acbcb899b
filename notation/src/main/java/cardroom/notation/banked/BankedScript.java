package cardroom.notation.banked;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Fee;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Settlement;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.Viewer;
import cardroom.notation.script.Script;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A round against a player-dealer, read and understood: ready to be played.
public final class BankedScript {

  private final RoundSetting setting;
  private final List<RoundLine> lines;
  private final RoundLine.Bank bank;

  private BankedScript(RoundSetting setting, List<RoundLine> lines, RoundLine.Bank bank) {
    this.setting = setting;
    this.lines = List.copyOf(lines);
    this.bank = bank;
  }

  /// Reads a round; throws a [cardroom.notation.script.NotationError] that names line and column of
  /// the first mistake.
  public static BankedScript read(Script script, BankedGames games) {
    var setting = RoundSetting.of(script.header(), games);
    var dialect = Dialect.of(setting.game());
    var terms = setting.game().terms();
    var lines =
        script.lines().stream().map(words -> RoundLineReader.read(words, terms, dialect)).toList();
    var banks = only(lines, RoundLine.Bank.class).toList();
    if (banks.isEmpty()) {
      throw script
          .header()
          .start()
          .error("this round has no bank; write its line, as in bank " + dialect.bankCards());
    }
    if (banks.size() > 1) {
      throw banks
          .get(1)
          .place()
          .error("this round has a bank already; a new round begins with a header");
    }
    return new BankedScript(setting, lines, banks.getFirst());
  }

  private static <L extends RoundLine> Stream<L> only(List<RoundLine> lines, Class<L> kind) {
    return lines.stream().filter(kind::isInstance).map(kind::cast);
  }

  /// Plays the round and compares everything it expects with what happens.
  ///
  /// Throws a [cardroom.notation.script.NotationError] when a written card or wager is impossible.
  public JudgedBankedRound play() {
    return play(setting.game());
  }

  private <R> JudgedBankedRound play(BankedGame<R> game) {
    var remarks = new PlayRemarks();
    var betting = only(lines, RoundLine.Betting.class).toList();
    var seat = bankSeat(betting);
    var placing = new WagerPlacing(setting, seat, banker(seat), remarks);
    var start = bankIsAccepted(remarks) ? placing.place(betting) : Optional.<RoundStart>empty();
    var fees = start.map(one -> Fee.of(one, game.terms().fees())).orElse(List.of());
    var round =
        start.flatMap(
            one ->
                new WrittenRoundPlay<>(game, one, setting.decks(), placing.placed(), bank, remarks)
                    .finish());
    var settlement = round.map(game::settle);
    var button = round.map(game::button).orElse(0);
    compare(betting, settlement, fees, button, remarks);
    var rail = new Viewer.Rail();
    var terms = setting.game().terms();
    return new JudgedBankedRound(
        setting.header().start().line(),
        terms.house(),
        terms.game(),
        setting.schedule().option(),
        setting.decks(),
        setting.bank(),
        seat,
        fees,
        button,
        settlement,
        round.map(one -> game.spots(one, rail)).orElse(List.of()),
        round.map(one -> game.bankHand(one, rail)),
        remarks.refusals(),
        remarks.failures());
  }

  private int bankSeat(List<RoundLine.Betting> betting) {
    var seats = setting.seats();
    return bank.seat()
        .or(
            () ->
                IntStream.rangeClosed(1, seats)
                    .map(step -> seats + 1 - step)
                    .filter(seat -> betting.stream().noneMatch(line -> line.seat() == seat))
                    .boxed()
                    .findFirst())
        .orElseThrow(
            () ->
                bank.place().error("every seat is taken; one of them must be the player-dealer's"));
  }

  private Player banker(int seat) {
    return new Player(bank.by().orElse("seat " + seat));
  }

  private boolean bankIsAccepted(PlayRemarks remarks) {
    var terms = setting.game().terms();
    var least = terms.bankMin(setting.schedule());
    if (!setting.bank().isLessThan(least)) {
      return true;
    }
    var refused =
        new Refused(
            terms.clauses().bankSize(),
            "A bank of %s is too small".formatted(setting.bank()),
            "Put up %s or more.".formatted(least));
    var word = setting.header().place("bank");
    if (!remarks.refused("bank", bank.expected(), Optional.empty(), word, refused)) {
      throw word.error(refused.words());
    }
    return false;
  }

  private void compare(
      List<RoundLine.Betting> betting,
      Optional<Settlement> settlement,
      List<Fee> fees,
      int button,
      PlayRemarks remarks) {
    var comparing = new RoundComparison(setting.game().terms().main(), remarks);
    betting.forEach(line -> remarks.missing(line.title(), line.expected()));
    remarks.missing("bank", bank.expected());
    settlement.ifPresentOrElse(
        settled -> {
          betting.forEach(line -> comparing.outcomes(line, settled));
          comparing.bank(bank, settled);
        },
        () -> unsettled(betting, remarks));
    only(lines, RoundLine.Fee.class).forEach(line -> comparing.fee(line, fees));
    only(lines, RoundLine.Button.class)
        .filter(line -> line.seat() != button)
        .forEach(line -> remarks.fail(line.place(), buttonWords(line.seat(), button)));
  }

  private static String buttonWords(int expected, int button) {
    var where = button == 0 ? "nowhere" : "at seat " + button;
    return "expected the action button at seat %d, but it lies %s".formatted(expected, where);
  }

  /// A round that was not finished settles nothing, so none of its expectations can hold.
  private void unsettled(List<RoundLine.Betting> betting, PlayRemarks remarks) {
    Stream.concat(
            betting.stream().flatMap(line -> line.expected().stream()), bank.expected().stream())
        .filter(Expectation.Result.class::isInstance)
        .findFirst()
        .ifPresent(
            one ->
                remarks.fail(one.place(), "expected an outcome, but the round was not finished"));
  }
}
