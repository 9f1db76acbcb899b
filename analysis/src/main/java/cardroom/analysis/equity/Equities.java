package cardroom.analysis.equity;

import cardroom.cards.Cards;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Answers [EquityQuestion]s: exactly where trying everything takes no more than a few seconds, and
/// by samples otherwise or when samples are asked for.
public final class Equities {
  /// Deals that are tried one by one within a few seconds.
  private static final double DEALS_MAX = 3e7;

  /// Boards that are tried within a few seconds when most of them are counted together.
  private static final double BOARDS_MAX = 2e9;

  private static final double CHOICES_MAX = 1e6;
  private static final double FLOPS_MAX = 2e4;
  private static final int SAMPLES = 1_000_000;
  private static final int SAMPLES_WITH_DISCARDS = 20_000;

  private final EquityQuestion question;
  private final EquityGame game;
  private final EquityWatch watch;
  private final EquityTally tally;

  private Equities(EquityQuestion question, EquityWatch watch) {
    this.question = checked(question);
    this.game = EquityGame.of(question.variant());
    this.watch = watch;
    this.tally = new EquityTally(game.showing(), question.entrants().size());
  }

  /// Reads hands, board and dead cards as people write them.
  public static EquityQuestion ask(
      Variant variant, List<String> hands, String board, String dead, int samples) {
    return new QuestionReader(variant).read(hands, board, dead, samples);
  }

  public static EquityAnswer answer(EquityQuestion question, EquityWatch watch) {
    return new Equities(question, watch).answer();
  }

  /// Leaves out the holdings that overlap the board or the dead cards, and refuses what nobody can
  /// hold.
  private static EquityQuestion checked(EquityQuestion question) {
    long gone = question.board() | question.dead();
    List<EquityHand> possible = new ArrayList<>();
    for (EquityHand entrant : question.entrants()) {
      EquityHand left = entrant.without(gone);
      if (left.holdings().isEmpty()) {
        throw new EquityError(
            "Nothing is left of %s: all its cards lie on the board or are dead (%s)."
                .formatted(entrant.text(), Cards.text(Cards.ofBits(gone))));
      }
      possible.add(left);
    }
    return new EquityQuestion(
        question.variant(), possible, question.board(), question.dead(), question.samples());
  }

  private EquityAnswer answer() {
    if (question.samples() > 0) {
      return sampled(question.samples());
    }
    boolean kept = !game.discards() || question.entrants().stream().allMatch(Equities::isKept);
    return (kept ? counted() : byFlops())
        .orElseGet(() -> sampled(kept ? SAMPLES : SAMPLES_WITH_DISCARDS));
  }

  /// Every deal to every choice of holdings, unless there are too many.
  private Optional<EquityAnswer> counted() {
    boolean complete = question.entrants().stream().allMatch(entrant -> entrant.missing() == 0);
    return game.hasBoard() && complete
        ? classes(boards(), BOARDS_MAX).map(this::byBoards)
        : classes(deals(), DEALS_MAX).map(this::byDeals);
  }

  private static boolean isKept(EquityHand entrant) {
    return entrant.holdings().stream().allMatch(holding -> Long.bitCount(holding) == 2);
  }

  private EquityAnswer sampled(int samples) {
    var progress = new EquityProgress(watch, samples);
    new Sampler(game, question).count(samples, tally, progress);
    return tally.answer(question.entrants(), false, !progress.isStopped());
  }

  private EquityAnswer byBoards(Map<List<Long>, Long> classes) {
    var progress = new EquityProgress(watch, classes.size() * boards());
    for (var same : classes.entrySet()) {
      var one = new EquityTally(game.showing(), question.entrants().size());
      long[] own = bits(same.getKey());
      BoardCounter.count(game.showing(), own, question.board(), question.dead(), one);
      tally.addAll(one, same.getValue());
      if (!progress.step((long) boards())) {
        break;
      }
    }
    return tally.answer(question.entrants(), true, !progress.isStopped());
  }

  private EquityAnswer byDeals(Map<List<Long>, Long> classes) {
    var progress = new EquityProgress(watch, classes.size() * deals());
    int[] missing = question.entrants().stream().mapToInt(EquityHand::missing).toArray();
    for (var same : classes.entrySet()) {
      var one = new EquityTally(game.showing(), question.entrants().size());
      long[] own = bits(same.getKey());
      new DealTree(game.showing(), own, missing, one, progress)
          .count(question.board(), game.boardMissing(question.board()), stub(own));
      tally.addAll(one, same.getValue());
    }
    return tally.answer(question.entrants(), true, !progress.isStopped());
  }

  /// Every flop, then the discards, then every turn and river; only where every card held is known.
  private Optional<EquityAnswer> byFlops() {
    boolean known =
        question.entrants().stream()
            .allMatch(entrant -> entrant.isFixed() && entrant.missing() == 0);
    if (!known || flops() > FLOPS_MAX) {
      return Optional.empty();
    }
    var progress = new EquityProgress(watch, flops() * 1_000);
    flops(question.board(), stub(fixed()), progress);
    return Optional.of(tally.answer(question.entrants(), true, !progress.isStopped()));
  }

  private void flops(long board, long higher, EquityProgress progress) {
    if (Long.bitCount(board) < EquityGame.FLOP) {
      for (long rest = higher; rest != 0 && !progress.isStopped(); rest &= rest - 1) {
        long card = Long.lowestOneBit(rest);
        flops(board | card, rest ^ card, progress);
      }
      return;
    }
    long[] own = fixed();
    long stub = stub(own) & ~board;
    EquityDiscards.keep(game.showing(), own, board, stub);
    new DealTree(game.showing(), own, new int[own.length], tally, progress)
        .count(board, game.boardMissing(board), stub);
  }

  private long[] fixed() {
    return bits(
        question.entrants().stream().map(entrant -> entrant.holdings().getFirst()).toList());
  }

  private static long[] bits(List<Long> hands) {
    return hands.stream().mapToLong(Long::longValue).toArray();
  }

  private long stub(long[] own) {
    long stub = game.deck() & ~question.board() & ~question.dead();
    for (long hand : own) {
      stub &= ~hand;
    }
    return stub;
  }

  /// All ways to give every hand one of its holdings; those that differ only by suits are merged,
  /// with their number. Empty where so many deals to each are more than can be tried.
  private Optional<Map<List<Long>, Long>> classes(double deals, double max) {
    if (choices() > CHOICES_MAX || choices() * deals > max * SuitPermutations.COUNT) {
      return Optional.empty();
    }
    int keeping = SuitPermutations.keeping(question.board(), question.dead());
    Map<List<Long>, Long> classes = new LinkedHashMap<>();
    choose(new ArrayList<>(), 0, keeping, classes);
    if (classes.isEmpty()) {
      throw EquityError.clash(question.entrants());
    }
    return classes.size() * deals <= max ? Optional.of(classes) : Optional.empty();
  }

  private void choose(List<Long> own, long held, int keeping, Map<List<Long>, Long> classes) {
    if (own.size() == question.entrants().size()) {
      classes.merge(CanonicalHand.of(own, keeping), 1L, Long::sum);
      return;
    }
    for (long holding : question.entrants().get(own.size()).holdings()) {
      if ((holding & held) == 0) {
        own.add(holding);
        choose(own, held | holding, keeping, classes);
        own.removeLast();
      }
    }
  }

  private double choices() {
    double choices = 1;
    for (EquityHand entrant : question.entrants()) {
      choices *= entrant.holdings().size();
    }
    return choices;
  }

  private double boards() {
    return Combinations.ways(unseen(), game.boardMissing(question.board()));
  }

  /// How many cards nobody knows. Hands of one range hold equally many, so the first of each will
  /// do.
  private int unseen() {
    int unseen = game.deckSize() - Long.bitCount(question.board() | question.dead());
    for (EquityHand entrant : question.entrants()) {
      unseen -= Long.bitCount(entrant.holdings().getFirst());
    }
    return unseen;
  }

  private double flops() {
    int left = Long.bitCount(stub(fixed()));
    return Combinations.ways(left, Math.max(0, EquityGame.FLOP - Long.bitCount(question.board())));
  }

  private double deals() {
    int left = unseen();
    int shared = game.boardMissing(question.board());
    double deals = Combinations.ways(left, shared);
    left -= shared;
    for (EquityHand entrant : question.entrants()) {
      deals *= Combinations.ways(left, entrant.missing());
      left -= entrant.missing();
    }
    return deals;
  }
}
