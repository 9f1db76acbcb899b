package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand.Dealing;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Killing;
import cardroom.games.poker.hand.Hand.Replacing;
import cardroom.games.poker.hand.Hand.Shuffling;
import cardroom.games.poker.hand.Hand.Then;
import cardroom.games.poker.variant.DealPlan;
import cardroom.games.poker.variant.DealStep;

/// Where the next card goes, and what the dealer does after it.
final class CardDeals {
  private static final DealPlan REPLACEMENTS = DealPlan.of(new DealStep(DealStep.Kind.REPLACE, 1));

  private CardDeals() {}

  static Hand begin(Felt felt, DealPlan plan, Then after) {
    return at(felt, plan, -1, after);
  }

  /// The hand at the first line of the plan, or after its last one.
  static Hand at(Felt felt, DealPlan plan, int place, Then after) {
    return switch (plan) {
      case DealPlan.Line line -> at(felt, line, place, after);
      case DealPlan.End _ -> done(felt, after);
    };
  }

  private static Hand at(Felt felt, DealPlan.Line line, int place, Then after) {
    return switch (line.now().kind()) {
      case BURN, SOME_DOWN, EXTRA, EXTRA_UP -> new Dealing(felt, line, place, after);
      case DOWN, UP, BOARD, ASIDE -> new Dealing(felt, line, -1, after);
      case REPLACE -> replacement(felt, line, after);
      case KILL -> killing(felt, new Dealing(felt, line, -1, after));
      case DRAW -> drawing(felt, new Dealing(felt, line, -1, after), felt.live());
      case MIX -> shuffling(felt, felt.layout().burns(), line, place, after);
      case TAKE_BACK -> shuffling(felt, felt.layout().board(), line, place, after);
    };
  }

  /// These cards go into the stub, which is shuffled before the dealer goes on.
  private static Hand shuffling(Felt felt, long cards, DealPlan.Line line, int place, Then after) {
    var mixed = felt.layout(felt.layout().intoStub(cards));
    return new Shuffling(at(mixed, line.later(), place, after));
  }

  /// The stub may run out before the last replacement: then the discards are shuffled in.
  private static Hand replacement(Felt felt, DealPlan.Line line, Then after) {
    var layout = felt.layout();
    return layout.stub() == 0
        ? new Shuffling(new Dealing(felt.layout(layout.intoStub(layout.muck())), line, -1, after))
        : new Dealing(felt, line, -1, after);
  }

  private static Hand done(Felt felt, Then after) {
    if (felt.odd().owesAny()) {
      return begin(felt, REPLACEMENTS, after);
    }
    return switch (after) {
      case Then.Bet _ -> HandPhases.bet(felt);
      case Then.Resume(var hand) -> Remedies.resume(hand, felt);
    };
  }

  /// The next card goes where the plan says; most go round, one to each player.
  static Hand deal(Dealing d, long card) {
    var kind = d.now().kind();
    if (kind == DealStep.Kind.DOWN || kind == DealStep.Kind.UP) {
      int place = d.table().live().clockwiseAfter(d.place());
      boolean up = kind == DealStep.Kind.UP && !isHidden(d, place);
      return next(d, d.layout().dealt(place, card, up), place, round(d));
    }
    return dealAside(d, card);
  }

  private static Hand dealAside(Dealing d, long card) {
    var layout = d.layout();
    return switch (d.now().kind()) {
      case BURN -> next(d, layout.burned(card), d.place(), d.now().count());
      case BOARD -> next(d, layout.turned(card), d.place(), d.now().count());
      case SOME_DOWN -> {
        int place = d.table().live().clockwiseAfter(d.place());
        yield next(d, layout.dealtDown(place, card), place, d.now().count());
      }
      case EXTRA -> next(d, layout.dealtDown(d.place(), card), d.place(), 1);
      case EXTRA_UP -> next(d, layout.dealtUp(d.place(), card), d.place(), 1);
      case REPLACE -> {
        int place = d.table().odd().firstOwed();
        var paid = d.felt().odd(d.table().odd().paidFirst());
        yield next(d.felt(paid), layout.dealtDown(place, card), place, 1);
      }
      case ASIDE -> Remedies.setAside(d, card);
      case DOWN, UP, KILL, DRAW, MIX, TAKE_BACK ->
          throw new IllegalStateException("no card is due at " + d.now());
    };
  }

  /// A place whose hole card was exposed gets its third card down (STUD-IRR-1).
  private static boolean isHidden(Dealing d, int place) {
    return d.table().street() == 0 && d.table().odd().unforced().contains(place);
  }

  /// An unknown card is dealt to a place.
  static Hand dealUnknown(Dealing d) {
    int place = d.table().live().clockwiseAfter(d.place());
    return next(d, d.layout().dealtUnknown(place), place, round(d));
  }

  /// The dealer skips the next place (HOLDEM-IRR-1, DRAW-IRR-1).
  static Hand skip(Dealing d) {
    int place = d.table().live().clockwiseAfter(d.place());
    var skipped = d.felt().odd(d.table().odd().wrongAt(place, true));
    return next(d.felt(skipped), d.layout(), place, round(d));
  }

  private static int round(Dealing d) {
    return d.now().kind() == DealStep.Kind.SOME_DOWN
        ? d.now().count()
        : d.now().count() * d.table().live().size();
  }

  /// One more of the cards due on this line is dealt.
  static Hand next(Dealing d, Layout layout, int place, int due) {
    return d.done() + 1 < due
        ? new Dealing(d.table(), layout, d.line(), d.done() + 1, place, d.after())
        : at(d.table().layout(layout), d.line().later(), place, d.after());
  }

  /// The place to which the next card goes, or -1 when it goes to none.
  static int target(Dealing d) {
    return switch (d.now().kind()) {
      case DOWN, UP, SOME_DOWN -> d.table().live().clockwiseAfter(d.place());
      case EXTRA, EXTRA_UP -> d.place();
      case REPLACE -> d.table().odd().firstOwed();
      case BURN, BOARD, ASIDE, KILL, DRAW, MIX, TAKE_BACK -> -1;
    };
  }

  private static Hand killing(Felt felt, Dealing dealing) {
    long price = DrawRules.killPrice(felt);
    var able = felt.live().where(place -> felt.chips().most(place) >= price);
    return felt.killer() >= 0 || able.isEmpty()
        ? afterKill(felt, dealing)
        : new Killing(felt, dealing, able, PlaceSet.NONE);
  }

  static Hand afterKill(Felt felt, Dealing d) {
    return at(felt, d.line().later(), -1, d.after());
  }

  /// The next place draws, or the draw is over.
  static Hand drawing(Felt felt, Dealing dealing, PlaceSet pending) {
    if (pending.isEmpty()) {
      return at(felt, dealing.line().later(), -1, dealing.after());
    }
    return new Drawing(felt, dealing, pending.first(), pending);
  }

  /// The place has asked for that many cards.
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
    return odd.isNone() || !odd.wrong().contains(d.place())
        ? 0
        : Math.max(0, Miscounts.due(d.felt()) - d.felt().layout().count(d.place()));
  }

  static Hand replacing(Felt felt, Drawing asked, int owed, boolean untouched, long given) {
    return dealing(new Replacing(felt, felt.layout(), asked, owed, untouched, given));
  }

  /// The place gets the next card it asked for, or has got all of them.
  private static Hand dealing(Replacing r) {
    if (r.owed() == 0) {
      var pending = r.asked().pending().without(r.place());
      return drawing(r.felt(), r.asked().dealing(), pending);
    }
    // The discards of the others are shuffled in, never the drawing player's own.
    return r.layout().stub() == 0 ? new Shuffling(r.intoStub(r.layout().muck() & ~r.given())) : r;
  }

  static Hand deal(Replacing r, long card) {
    var layout = r.layout();
    var from = (layout.stub() & card) != 0 ? layout : layout.intoStub(layout.muck() & ~r.given());
    return dealt(r, from.dealtDown(r.place(), card));
  }

  private static Hand dealt(Replacing r, Layout layout) {
    return dealing(new Replacing(r.table(), layout, r.asked(), r.owed() - 1, false, r.given()));
  }

  /// What the next card may be: one of the stub. Where burns are not recorded, the discards may
  /// have been shuffled in before the stub looks empty.
  static long undealt(Replacing r) {
    var layout = r.layout();
    return r.table().terms().recorded()
        ? layout.stub() | (layout.muck() & ~r.given())
        : layout.stub();
  }

  static Hand dealUnknown(Replacing r) {
    return dealt(r, r.layout().dealtUnknown(r.place()));
  }
}
