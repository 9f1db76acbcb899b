package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.Irregularity;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling.Refused;
import cardroom.notation.script.UnmetExpectation;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plays a written hand line by line.
final class WrittenHandPlay {
  /// Stands for whatever clause refuses an action, where the text names none.
  static final String ANY_RULE = "";

  private static final String MISDEAL =
      "Too much went wrong in one deal: misdeal, the cards are dealt again and the posts stand.";

  private final PokerScript script;
  private final SeatPlaces seats;
  private final WrittenDealer dealer;
  private final List<JudgedPokerHand.Refusal> refusals = new ArrayList<>();
  private final List<JudgedPokerHand.Remedied> remedies = new ArrayList<>();
  private final List<UnmetExpectation> failures = new ArrayList<>();
  private final HandWriter writer;
  private Hand hand;
  private Word now;

  /// @param lent how many cards were thrown away unseen and named later
  WrittenHandPlay(PokerScript script, int lent) {
    this.script = script;
    var inPlay = script.seats();
    boolean button = script.sheet().variant().hasButton();
    this.seats = SeatPlaces.of(inPlay, button ? script.button(inPlay) : 0);
    this.dealer = new WrittenDealer(script.written(), script.lent(seats, lent), this::move);
    this.writer = new HandWriter(seats, (_, _) -> true);
    this.hand = PokerGame.open(start(inPlay));
    this.now = script.script().header().start();
  }

  private HandStart start(List<Integer> inPlay) {
    var given = script.stacks(inPlay);
    var cents = new long[seats.count()];
    for (int place = 0; place < cents.length; place++) {
      cents[place] = given.getOrDefault(seats.seat(place), Money.ZERO).cents();
    }
    var row = script.row();
    var terms = script.terms();
    long fee = script.fee(seats.count()).cents();
    var stacks = AmountsByPlace.of(cents);
    if (!script.sheet().variant().opensWith(ForcedBets.BLINDS)) {
      script.needAnte(given);
      return HandStart.ante(terms, stacks, row.ante().cents(), fee);
    }
    return UnusualPosts.of(script, seats, UnusualPosts.usual(terms, stacks, row, fee));
  }

  JudgedPokerHand play() {
    for (var line : script.script().lines()) {
      now = line.getFirst();
      if (!HandLineReader.isTrouble(now)) {
        burn();
      }
      new HandLineReader(this, new LineWords(line)).read();
    }
    burn();
    finish();
    var header = script.script().header();
    if (dealer.hasArmed()) {
      fail(header.start(), "something written to go wrong could not happen");
    }
    if (dealer.hasCardsLeft() && !isMisdealt()) {
      fail(header.start(), "more cards are written than are dealt");
    }
    return new JudgedPokerHand(
        header.start().line(),
        script.sheet().house(),
        script.sheet().variant().id(),
        script.row().stakes().toString(),
        Money.cents(hand.felt().dropped()),
        new Awards(hand, seats).list(),
        remedies,
        refusals,
        failures);
  }

  /// Everybody shows unless a line says otherwise; nobody kills.
  void finish() {
    finishKills();
    while (hand instanceof Hand.Showing) {
      act(Action.SHOW);
    }
  }

  Hand hand() {
    return hand;
  }

  boolean isMisdealt() {
    return hand instanceof Hand.Misdealt;
  }

  SeatPlaces seats() {
    return seats;
  }

  WrittenDealer dealer() {
    return dealer;
  }

  PokerScript script() {
    return script;
  }

  void pump() {
    hand = dealer.pump(hand, false);
  }

  /// Makes the burn that is due: no more lines can affect it.
  private void burn() {
    hand = dealer.pump(hand, true);
  }

  void act(Action action) {
    hand = move(hand, action);
    pump();
  }

  private Hand move(Hand before, Action action) {
    writer.note(before, action);
    var after = PokerGame.apply(before, action);
    if (after instanceof Hand.Misdealt) {
      remedies.add(new JudgedPokerHand.Remedied(named("misdeal"), PokerRule.HOUSE_RULES, MISDEAL));
    }
    for (int place : PokerGame.fouled(after).minus(PokerGame.fouled(before)).list()) {
      remedied(named("seat " + seats.seat(place)), PokerGame.foulRule(after));
    }
    return after;
  }

  /// A word for something that follows from the line being read.
  private Word named(String text) {
    return new Word(text, now.line(), now.column());
  }

  private void remedied(Word word, Rule rule) {
    remedies.add(new JudgedPokerHand.Remedied(word, rule, PokerRules.remedy(rule)));
  }

  /// The hand as it was played, rewritten.
  String written() {
    var start = hand.felt().start();
    boolean hasButton = script.sheet().variant().hasButton();
    int button = hasButton ? script.button(script.seats()) : 0;
    var header = new HandHeader(script.sheet(), script.row(), seats, button, start);
    var lines = new ArrayList<>(header.lines(script.options()));
    lines.addAll(writer.lines(hand));
    if (hand instanceof Hand.Finished) {
      lines.addAll(new HandEndExpectations(hand, seats).lines());
    }
    return String.join("\n", lines) + "\n";
  }

  void fail(Word place, String sentence) {
    failures.add(new UnmetExpectation(place, sentence));
  }

  /// Something goes wrong as soon as it can, and must be put right under that clause.
  void arm(Word word, Irregularity what, Optional<String> expected) {
    dealer.arm(
        what,
        rule -> {
          // A wrong number of cards is only put right when it is discovered.
          if (!(what instanceof Irregularity.Skipped || what instanceof Irregularity.Extra)) {
            remedied(word, rule);
          }
          expected
              .filter(id -> !id.equals(rule.id()) && !isOffTable(what, id))
              .ifPresent(id -> fail(word, "put right under " + rule.id() + ", not " + id));
        });
    pump();
  }

  /// A card off the table is treated as an exposed one: both clauses may be written.
  private boolean isOffTable(Irregularity what, String id) {
    return what instanceof Irregularity.Exposed(_, _, Irregularity.Cause cause)
        && cause == Irregularity.Cause.OFF_TABLE
        && offTable().filter(rule -> rule.id().equals(id)).isPresent();
  }

  private Optional<Rule> offTable() {
    return switch (script.sheet().variant().irregularities()) {
      case FLOP_GAMES -> Optional.of(IrregularityRule.HOLDEM_OFF_TABLE);
      case LOWBALL -> Optional.of(IrregularityRule.LOWBALL_OFF_TABLE);
      case STUD_GAMES -> Optional.of(IrregularityRule.STUD_OFF_TABLE);
      case DRAW_GAMES -> Optional.empty();
    };
  }

  /// Everybody who has not killed the pot by now declines.
  void finishKills() {
    pump();
    while (hand instanceof Hand.Killing k) {
      act(new Action.LetLive(k.pending().first()));
    }
  }

  /// An action of a seat; the clause that should refuse it, if one is written.
  void act(Word word, int seat, Action action, Optional<String> refusedBy) {
    act(word, seat, action, refusedBy, Optional.empty());
  }

  /// An action that draws cards, which must be known before the first of them is dealt.
  void draw(
      Word word, int seat, Action ask, Optional<String> refusedBy, List<Optional<Card>> drawn) {
    if (allows(word, seat, ask, refusedBy, Optional.empty())) {
      hand = move(hand, ask);
    }
    dealer.toPlace(seats.place(seat), drawn);
    pump();
  }

  /// @param clause the one about such an action, if one is written (HOLDEM-IRR-11)
  void act(
      Word word, int seat, Action action, Optional<String> refusedBy, Optional<String> clause) {
    if (allows(word, seat, action, refusedBy, clause)) {
      act(action);
    }
  }

  private boolean allows(
      Word word, int seat, Action action, Optional<String> refusedBy, Optional<String> clause) {
    int place = seats.place(seat);
    pump();
    // A hand is withdrawn and a draw changed (DRAW-4) at any time, not in turn.
    boolean isAsked =
        action instanceof Action.Trouble
            || action instanceof Action.Change
            || (place >= 0 && PokerGame.toAct(hand).contains(place));
    var refusal = isAsked ? PokerGame.refusal(hand, action) : Optional.of(outOfTurn(seat));
    if (refusal.isEmpty()) {
      refusedBy.ifPresent(
          rule -> fail(word, "seat " + seat + " is allowed this, not refused" + under(rule)));
      cited(word, PokerGame.clause(hand, action), clause);
      return true;
    }
    refusals.add(new JudgedPokerHand.Refusal(word, seat, refusal.get()));
    if (refusedBy.isEmpty()) {
      fail(word, "seat " + seat + " is refused: " + refusal.get().words());
    } else if (refusedBy.filter(ANY_RULE::equals).isEmpty()
        && !refusals.getLast().isUnder(refusedBy.get())) {
      fail(word, "refused under " + refusal.get().rule().id() + ", not " + refusedBy.get());
    }
    return false;
  }

  private void cited(Word word, Optional<Rule> rule, Optional<String> expected) {
    rule.ifPresent(one -> remedied(word, one));
    expected
        .filter(id -> rule.filter(one -> one.id().equals(id)).isEmpty())
        .ifPresent(id -> fail(word, "the clause is " + rule.map(Rule::id).orElse("none")));
  }

  private static String under(String rule) {
    return rule.equals(ANY_RULE) ? "" : " under " + rule;
  }

  private Refused outOfTurn(int seat) {
    return new Refused(RoomRule.NOT_NOW, "it is not seat " + seat + "'s turn" + turn(), "");
  }

  private String turn() {
    var toAct = PokerGame.toAct(hand);
    return toAct.isEmpty()
        ? "; nobody has to act now"
        : ", but seat " + seats.seat(toAct.first()) + "'s";
  }
}
