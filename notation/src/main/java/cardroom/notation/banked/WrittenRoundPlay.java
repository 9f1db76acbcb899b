package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.cards.CardCounts;
import cardroom.cards.Cards;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import cardroom.notation.banked.WrittenStep.Act;
import cardroom.notation.banked.WrittenStep.Draw;
import cardroom.notation.banked.WrittenStep.Split;
import cardroom.notation.script.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Plays a written round: the engine asks, the line of that position answers, and cards are dealt
/// as written.
final class WrittenRoundPlay<R> {

  private final BankedGame<R> game;
  private final Dialect dialect;
  private final RoundLine.Bank bank;
  private final BankCards bankCards;
  private final PlayRemarks remarks;
  private final Map<String, RoundLine.Betting> lines = new TreeMap<>();
  private final Map<String, LinePlan> plans = new TreeMap<>();
  private final RaisesBehind raises = new RaisesBehind();
  private CardCounts shoe;
  private R round;
  private boolean isBroken;

  /// @param placed the lines whose wagers were accepted
  WrittenRoundPlay(
      BankedGame<R> game,
      RoundStart start,
      int decks,
      List<RoundLine.Betting> placed,
      RoundLine.Bank bank,
      PlayRemarks remarks) {
    this.game = game;
    this.dialect = Dialect.of(game);
    this.bank = bank;
    this.bankCards = new BankCards(bank);
    this.remarks = remarks;
    this.shoe = CardCounts.of(decks);
    this.round = game.open(start);
    for (var line : placed) {
      lines.put(line.position().id(), line);
      plans.put(line.position().id(), new LinePlan(line.hand()));
    }
  }

  /// The finished round; empty when it was not finished.
  Optional<R> finish() {
    while (!isBroken) {
      switch (game.need(round)) {
        case Need.Chance _ -> fall();
        case Need.Decisions(var who, var clock) -> decide(who.iterator().next(), clock);
        case Need.Nothing _ -> {
          leftOver();
          return Optional.of(round);
        }
      }
    }
    return Optional.empty();
  }

  private void fall() {
    var landing = game.landing(round);
    if (landing.position().equals(Position.BANK)) {
      fallOnBank(landing.faceUp());
      return;
    }
    var position = landing.position();
    var step = plan(position).nextFall();
    if (step.isEmpty()) {
      var line = line(position);
      throw line.place()
          .error(
              "a card falls on %s, but none is written for it; write each card after what draws it"
                  .formatted(line.title()));
    }
    if (step.get() instanceof Draw(var card, var word)) {
      plan(position).done();
      fall(card, word);
    } else {
      late(position, step.get());
    }
  }

  /// The hand is finished, or the engine would have asked for this decision, so the engine refuses
  /// it. A mere `stand` on such a hand changes nothing and is allowed.
  private void late(Position position, WrittenStep step) {
    if (dialect.isIdle(step.word()) && !remarks.waits(line(position).expected())) {
      plan(position).done();
    } else {
      refuse(position, step, game.refusal(round, decision(position, step)));
    }
  }

  private void fallOnBank(boolean faceUp) {
    var card = bankCards.next(faceUp);
    if (card.isPresent()) {
      fall(card.get().card(), card.get().word());
      return;
    }
    if (bankCards.fallen().size() < dialect.firstCards()) {
      throw bank.place()
          .error(
              "the bank begins with %d cards; write them, as in bank %s"
                  .formatted(dialect.firstCards(), dialect.bankCards()));
    }
    var rule = dialect.bankMustDraw();
    remarks.fail(
        bank.place(),
        "the bank takes another card after %s, but none is written: %s"
            .formatted(Cards.text(bankCards.fallen()), cited(rule)));
    isBroken = true;
  }

  private void fall(Card card, Word word) {
    try {
      shoe = shoe.without(card);
    } catch (IllegalStateException gone) {
      throw word.error(gone.getMessage() + "; write another card, or more decks in the header");
    }
    round = game.apply(round, new Move.Fall(card));
  }

  private void decide(Position position, Clock clock) {
    var step = plan(position).next().filter(next -> isAnswer(next, position, clock));
    if (step.isEmpty()) {
      atEnd(position, clock);
      return;
    }
    var decision = decision(position, step.get());
    var refused = game.refusal(round, decision);
    if (refused.isPresent()) {
      refuse(position, step.get(), refused);
      return;
    }
    raises.raised(game.matching(round, decision).keySet(), decision.behind().keySet());
    round = game.apply(round, decision);
    plan(position).done();
    if (step.get() instanceof Split split) {
      plan(position).split(split);
    }
  }

  /// Before the turns only the question asked is answered; the rest of the line waits.
  private boolean isAnswer(WrittenStep step, Position position, Clock clock) {
    var word = step.word().text();
    return clock != Clock.SIDE
        || dialect.side().contains(word)
        || game.choices(round, position).offered().stream().anyMatch(one -> one.id().equals(word));
  }

  private void atEnd(Position position, Clock clock) {
    var decision = dialect.atEnd(position, clock);
    var refused = game.refusal(round, decision);
    if (refused.isEmpty()) {
      round = game.apply(round, decision);
      return;
    }
    var line = line(position);
    if (!remarks.hasMet(line.expected())) {
      remarks.fail(line.place(), "the line ends too early: " + refused.get().words());
    }
    isBroken = true;
  }

  private Move.Decide decision(Position position, WrittenStep step) {
    var choice = step.word().text();
    var amount = written(step).orElseGet(() -> suggested(position, choice));
    var plain = new Move.Decide(position, game.decision(choice), amount);
    var behind = new LinkedHashMap<>(game.matching(round, plain));
    behind.keySet().removeIf(bettor -> !line(bettor).matching().includes(raises.next(bettor)));
    return new Move.Decide(position, plain.choice(), amount, behind);
  }

  private static Optional<Money> written(WrittenStep step) {
    return switch (step) {
      case Act(_, var amount) -> amount;
      case Split(_, var amount, _, _) -> amount;
      case Draw _ -> Optional.empty();
    };
  }

  private Money suggested(Position position, String choice) {
    return game.choices(round, position).offered().stream()
        .filter(offered -> offered.id().equals(choice))
        .flatMap(offered -> offered.amount().stream())
        .map(Amount::suggested)
        .findFirst()
        .orElse(Money.ZERO);
  }

  private void refuse(Position position, WrittenStep step, Optional<Refused> ruling) {
    var line = line(position);
    var refused = ruling.orElseThrow();
    plan(position).drop();
    if (!remarks.refused(line.title(), line.expected(), Optional.empty(), step.word(), refused)) {
      remarks.fail(
          step.word(), "%s is refused: %s".formatted(step.word().quoted(), refused.words()));
    }
  }

  /// Reports decisions that nobody asked for, and cards that the bank did not take.
  private void leftOver() {
    for (var line : lines.values()) {
      var position = line.position();
      for (var step = plan(position).nextFall();
          step.isPresent();
          step = plan(position).nextFall()) {
        if (step.get() instanceof Draw) {
          plan(position).drop();
        } else {
          late(position, step.get());
        }
      }
      raisesLeft(line);
    }
    bankCards.left().stream()
        .findFirst()
        .ifPresent(
            card -> {
              var rule = dialect.bankDrawsNoMore(bankCards.fallen());
              remarks.fail(
                  card.word(),
                  "%s is written, but the bank takes no more cards after %s: %s"
                      .formatted(
                          card.word().quoted(), Cards.text(bankCards.fallen()), cited(rule)));
            });
  }

  /// A bettor cannot have matched a raise that the seat did not make.
  private void raisesLeft(RoundLine.Betting line) {
    var numbers = line.matching().raises();
    var made = raises.count(line.position());
    if (!numbers.isEmpty() && numbers.getLast() > made) {
      remarks.fail(
          line.place(),
          "%s matches raise %d, but the seat made %s that they could match"
              .formatted(line.title(), numbers.getLast(), made == 0 ? "none" : "only " + made));
    }
  }

  /// The sentence of a rule as part of another sentence: `The bank stands on 17 (P215-CHART1B-1)`.
  private static String cited(Rule rule) {
    return "%s (%s)".formatted(rule.sentence().replaceFirst("\\.$", ""), rule.id());
  }

  private LinePlan plan(Position position) {
    return Optional.ofNullable(plans.get(position.id())).orElseThrow();
  }

  private RoundLine.Betting line(Position position) {
    return Optional.ofNullable(lines.get(position.id())).orElseThrow();
  }
}
