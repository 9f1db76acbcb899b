package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSets;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Killing;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Hand.Shuffling;
import cardroom.games.poker.hand.Hand.Then;
import cardroom.games.poker.variant.DealStep;
import java.util.List;

/// Where the next card goes, and what the dealer does after it.
final class CardDeals {
  private CardDeals() {}

  static Hand begin(Felt felt, List<DealStep> plan, Then after) {
    return at(felt, plan, 0, -1, after);
  }

  /// The hand at a line of the plan, or after its last one.
  private static Hand at(Felt felt, List<DealStep> plan, int step, int place, Then after) {
    if (step == plan.size()) {
      return done(felt, after);
    }
    return switch (plan.get(step).kind()) {
      case BURN, SOME_DOWN, EXTRA, EXTRA_UP -> new Dealing(felt, plan, step, 0, place, after);
      case DOWN, UP, BOARD, ASIDE -> new Dealing(felt, plan, step, 0, -1, after);
      case REPLACE -> replacement(felt, plan, step, after);
      case KILL -> killing(felt, new Dealing(felt, plan, step, 0, -1, after));
      case DRAW -> drawing(felt, new Dealing(felt, plan, step, 0, -1, after), felt.live());
      case MIX ->
          new Shuffling(
              at(
                  felt.layout(felt.layout().intoStub(felt.layout().burns())),
                  plan,
                  step + 1,
                  place,
                  after));
      case TAKE_BACK ->
          new Shuffling(
              at(
                  felt.layout(felt.layout().intoStub(felt.layout().board())),
                  plan,
                  step + 1,
                  place,
                  after));
    };
  }

  /// The stub may run out before the last replacement: then the discards are shuffled in.
  private static Hand replacement(Felt felt, List<DealStep> plan, int step, Then after) {
    var layout = felt.layout();
    return layout.stub() == 0
        ? new Shuffling(
            new Dealing(felt.layout(layout.intoStub(layout.muck())), plan, step, 0, -1, after))
        : new Dealing(felt, plan, step, 0, -1, after);
  }

  private static Hand done(Felt felt, Then after) {
    if (felt.odd().owesAny()) {
      return begin(felt, List.of(new DealStep(DealStep.Kind.REPLACE, 1)), after);
    }
    return switch (after) {
      case Then.Bet _ -> Flow.bet(felt);
      case Then.Resume(var hand) -> Remedies.resume(hand, felt);
    };
  }

  /// The next card falls where the plan says.
  static Hand deal(Dealing d, long card) {
    var felt = d.felt();
    var layout = felt.layout();
    return switch (d.now().kind()) {
      case BURN -> next(d, felt.layout(layout.burned(card)), d.place(), d.now().count());
      case BOARD -> next(d, felt.layout(layout.turned(card)), d.place(), d.now().count());
      case DOWN, UP -> {
        int place = PlaceSets.after(felt.live(), d.place());
        yield next(d, felt.layout(face(felt, d.now().kind(), place, card)), place, round(d));
      }
      case SOME_DOWN -> {
        int place = PlaceSets.after(felt.live(), d.place());
        yield next(d, felt.layout(layout.dealtDown(place, card)), place, d.now().count());
      }
      case EXTRA -> next(d, felt.layout(layout.dealtDown(d.place(), card)), d.place(), 1);
      case EXTRA_UP -> next(d, felt.layout(layout.dealtUp(d.place(), card)), d.place(), 1);
      case REPLACE -> {
        int place = felt.odd().firstOwed();
        var paid = felt.layout(layout.dealtDown(place, card)).odd(felt.odd().paidFirst());
        yield next(d, paid, place, 1);
      }
      case ASIDE -> Remedies.setAside(d, card);
      case KILL, DRAW, MIX, TAKE_BACK ->
          throw new IllegalStateException("no card is due at " + d.now());
    };
  }

  /// A place whose hole card was exposed gets its third card down (STUD-IRR-1).
  private static Layout face(Felt felt, DealStep.Kind kind, int place, long card) {
    boolean up = kind == DealStep.Kind.UP && !(felt.street() == 0 && hidden(felt, place));
    return up ? felt.layout().dealtUp(place, card) : felt.layout().dealtDown(place, card);
  }

  private static boolean hidden(Felt felt, int place) {
    return PlaceSets.has(felt.odd().unforced(), place);
  }

  /// A card that nobody named falls before a place.
  static Hand dealUnknown(Dealing d) {
    int place = PlaceSets.after(d.felt().live(), d.place());
    var felt = d.felt().layout(d.felt().layout().dealtUnknown(place));
    return next(d, felt, place, round(d));
  }

  /// The dealer passes over the next place (HOLDEM-IRR-1, DRAW-IRR-1).
  static Hand skip(Dealing d) {
    int place = PlaceSets.after(d.felt().live(), d.place());
    return next(d, d.felt().odd(d.felt().odd().wrongAt(place, true)), place, round(d));
  }

  private static int round(Dealing d) {
    return d.now().kind() == DealStep.Kind.SOME_DOWN
        ? d.now().count()
        : d.now().count() * Integer.bitCount(d.felt().live());
  }

  static Hand next(Dealing d, Felt felt, int place, int due) {
    return d.done() + 1 < due
        ? new Dealing(felt, d.plan(), d.step(), d.done() + 1, place, d.after())
        : at(felt, d.plan(), d.step() + 1, place, d.after());
  }

  /// The place to which the next card goes, or -1 when it goes to none.
  static int target(Dealing d) {
    return switch (d.now().kind()) {
      case DOWN, UP, SOME_DOWN -> PlaceSets.after(d.felt().live(), d.place());
      case EXTRA, EXTRA_UP -> d.place();
      case REPLACE -> d.felt().odd().firstOwed();
      case BURN, BOARD, ASIDE, KILL, DRAW, MIX, TAKE_BACK -> -1;
    };
  }

  private static Hand killing(Felt felt, Dealing dealing) {
    long price = Draws.killPrice(felt);
    int able = 0;
    for (int place = 0; place < felt.start().places(); place++) {
      if (felt.chips().most(place) >= price) {
        able |= 1 << place;
      }
    }
    able &= felt.live();
    return felt.killer() >= 0 || able == 0
        ? afterKill(felt, dealing)
        : new Killing(felt, dealing, able, 0);
  }

  static Hand afterKill(Felt felt, Dealing d) {
    return at(felt, d.plan(), d.step() + 1, -1, d.after());
  }

  /// The next place draws, or the draw is over.
  static Hand drawing(Felt felt, Dealing dealing, int pending) {
    if (pending == 0) {
      return at(felt, dealing.plan(), dealing.step() + 1, -1, dealing.after());
    }
    return new Drawing(felt, dealing, Integer.numberOfTrailingZeros(pending), pending);
  }

  /// The place has asked for so many cards.
  static Hand ask(Drawing d, Action.Draw draw) {
    int count = Long.bitCount(draw.cards()) + draw.unnamed();
    int lacking = lacking(d);
    var felt =
        d.felt().layout(d.felt().layout().discarded(d.place(), draw.cards(), draw.unnamed()));
    return replacing(felt.drew(d.place(), count + lacking), d, count + lacking, true, draw.cards());
  }

  /// A hand short of cards draws what completes five (DRAW-IRR-3).
  private static int lacking(Drawing d) {
    var odd = d.felt().odd();
    return odd.isNone() || !PlaceSets.has(odd.wrong(), d.place())
        ? 0
        : Math.max(0, Miscounts.due(d.felt()) - d.felt().layout().count(d.place()));
  }

  static Hand replacing(Felt felt, Drawing asked, int owed, boolean untouched, long given) {
    if (owed == 0) {
      int pending = PlaceSets.without(asked.pending(), asked.place());
      return drawing(felt, asked.dealing(), pending);
    }
    var next = new Replacing(felt, asked, asked.place(), owed, untouched, given);
    boolean empty = felt.layout().stub() == 0;
    // The discards of the others are shuffled in, never the drawing player's own.
    return empty
        ? new Shuffling(
            new Replacing(
                felt.layout(felt.layout().intoStub(felt.layout().muck() & ~given)),
                asked,
                asked.place(),
                owed,
                untouched,
                given))
        : next;
  }

  static Hand deal(Replacing r, long card) {
    var layout = r.felt().layout();
    var from = (layout.stub() & card) != 0 ? layout : layout.intoStub(layout.muck() & ~r.given());
    var felt = r.felt().layout(from.dealtDown(r.place(), card));
    return replacing(felt, r.asked(), r.owed() - 1, false, r.given());
  }

  /// What the next card may be: one of the stub. Where burns are not written, the discards may have
  /// been shuffled in before the stub looks empty.
  static long undealt(Hand hand) {
    var layout = hand.felt().layout();
    return hand instanceof Replacing r && hand.felt().terms().recorded()
        ? layout.stub() | (layout.muck() & ~r.given())
        : layout.stub();
  }

  static Hand dealUnknown(Replacing r) {
    var felt = r.felt().layout(r.felt().layout().dealtUnknown(r.place()));
    return replacing(felt, r.asked(), r.owed() - 1, false, r.given());
  }
}
