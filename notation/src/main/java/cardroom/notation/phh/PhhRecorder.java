package cardroom.notation.phh;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.variant.BetSize;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.poker.variant.OddChip;
import cardroom.notation.phh.PhhHand.Line;
import cardroom.notation.phh.PhhHand.Own;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Writes down a hand that was played: deals gathered for every player, burns left out, and what
/// the reader may not know as `??`.
final class PhhRecorder {
  private final HandStart start;
  private final String name;
  private final PhhVisibleCards visible;
  private final List<Line> lines = new ArrayList<>();
  private final TreeMap<Integer, StringBuilder> dealt = new TreeMap<>();
  private final StringBuilder board = new StringBuilder();
  private final List<Integer> boardPlays = new ArrayList<>();
  private List<Line> log = List.of();

  PhhRecorder(HandStart start, String name, PhhVisibleCards visible) {
    this.start = start;
    this.name = name;
    this.visible = visible;
  }

  PhhHand record(List<Action> actions) {
    var hand = PokerGame.open(start);
    for (var action : actions) {
      write(hand, action);
      hand = PokerGame.apply(hand, action);
    }
    flush();
    if (actions.stream().anyMatch(PhhRecorder::needsLog)) {
      log = PhhLog.write(actions).stream().map(text -> new Line(text, 1)).toList();
    }
    return hand(hand);
  }

  /// PHH cannot express irregularities, nor a draw that was changed.
  private static boolean needsLog(Action action) {
    return action instanceof Action.Trouble || action instanceof Action.Change;
  }

  private void write(Hand hand, Action action) {
    switch (action) {
      case Action.Deal(var card) -> dealt(hand, text(PokerGame.target(hand), card));
      case Action.DealUnknown _ -> dealt(hand, "??");
      case Action.Shuffled _, Action.LetLive _, Action.Kill _ -> {}
      case Action.Fold _ -> say(hand, "f");
      case Action.Check _, Action.Call _ -> say(hand, "cc");
      case Action.BetTo(long total) -> say(hand, "cbr " + Phh.amount(total));
      case Action.BringIn _ -> say(hand, "pb");
      case Action.Draw(long cards, int unnamed) ->
          say(hand, ("sd " + text(turn(hand), cards) + "??".repeat(unnamed)).strip());
      case Action.Discard(int place, long card) ->
          say(place, "sd " + (card == 0 ? "??" : text(place, card)));
      case Action.NotCleared(int place) -> say(place, "sd");
      case Action.Show _ -> say(hand, "sm " + shown(hand));
      case Action.Muck _ -> say(hand, "sm");
      case Action.PlayBoard _ -> {
        boardPlays.add(turn(hand) + 1);
        say(hand, "sm");
      }
      case Action.Change _, Action.Trouble _ -> {} // the log says it
    }
  }

  private String text(int place, Card card) {
    return place < 0 || visible.knows(place, card) ? card.toString() : "??";
  }

  private String text(int place, long cards) {
    return Cards.ofBits(cards).stream()
        .map(card -> text(place, card))
        .collect(Collectors.joining());
  }

  private static int turn(Hand hand) {
    return PokerGame.toAct(hand).first();
  }

  private static String shown(Hand hand) {
    return Cards.text(Cards.ofBits(hand.felt().layout().own(turn(hand))));
  }

  private void dealt(Hand hand, String card) {
    if (hand instanceof Hand.Dealing d && d.now().kind() == DealStep.Kind.BURN) {
      return;
    }
    int place = PokerGame.target(hand);
    (place < 0 ? board : dealt.computeIfAbsent(place, _ -> new StringBuilder())).append(card);
  }

  private void say(Hand hand, String words) {
    say(turn(hand), words);
  }

  private void say(int place, String words) {
    flush();
    line("p" + (place + 1) + " " + words);
  }

  private void flush() {
    dealt.forEach((place, cards) -> line("d dh p" + (place + 1) + " " + cards));
    dealt.clear();
    if (!board.isEmpty()) {
      line("d db " + board);
      board.setLength(0);
    }
  }

  private void line(String text) {
    lines.add(new Line(text, 1));
  }

  private PhhHand hand(Hand end) {
    var terms = start.terms();
    var structure = terms.structure();
    boolean limit = structure instanceof BettingStructure.Limit;
    boolean headsUp = start.places() == 2;
    var antes = list(start.antes());
    var blinds = list(start.blinds());
    boolean noDead = start.dead().sum() == 0;
    return new PhhHand(
        PhhCode.of(terms.variant(), structure).code(),
        false,
        false,
        true,
        headsUp ? antes.reversed() : antes,
        headsUp ? blinds.reversed() : blinds,
        terms.bringIn() > 0 && start.opener() < 0 ? terms.bringIn() : 0,
        limit ? structure.unit(BetSize.SMALL_BET) : 0,
        limit ? structure.unit(BetSize.BIG_BET) : 0,
        limit ? 0 : structure.unit(BetSize.SMALL_BET),
        structure instanceof BettingStructure.Spread spread ? spread.most() : 0,
        list(start.stacks()),
        lines,
        PokerGame.isOver(end) ? Optional.of(list(PokerGame.stacks(end))) : Optional.empty(),
        Optional.empty(),
        name,
        "",
        new Own(
            end.felt().dropped(),
            end.felt().killer() + 1,
            start.killer() >= 0,
            noDead ? List.of() : list(start.dead()),
            boardPlays,
            terms.chip(),
            terms.variant().oddChip() == OddChip.BY_HIGHEST_CARD,
            PhhReadings.of(terms),
            log),
        1);
  }

  private static List<Long> list(AmountsByPlace amounts) {
    return Arrays.stream(amounts.toArray()).boxed().toList();
  }
}
