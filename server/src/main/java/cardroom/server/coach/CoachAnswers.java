package cardroom.server.coach;

import cardroom.bots.PokerShare;
import cardroom.bots.coach.Coach;
import cardroom.bots.coach.CoachRemark;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.VisibleCover;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.table.Player;
import cardroom.games.table.TableGame;
import cardroom.games.table.View;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.keeping.RecentlyUsedCache;
import cardroom.server.table.RoundRetelling.Moment;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the coach says about a decision now, and about those of a round that is over.
public final class CoachAnswers {
  private static final int COACHES_MAX = 64;
  private static final String WEIGHED =
      "Exact over the cards you have not seen, for the main wager and a bank that can pay.";
  private static final String POKER =
      "Against hands nobody knows, when nothing more is bet. What a choice is worth depends on how"
          + " the others play, so the coach does not say it here.";

  private final Catalogue catalogue;
  private final Map<Rules, Optional<Adviser>> advisers = new RecentlyUsedCache<>(COACHES_MAX);

  private record Rules(String house, String game, Map<String, String> options) {}

  /// The coach for a game, and the game.
  private record Adviser(Coach coach, BankedGame<?> game) {

    /// What the figures leave out.
    String besides(View view, Player me) {
      var cover = VisibleCover.of(game, view, me).map(CoachAnswers::sentence).orElse("");
      return (coach.besides(view, me.name()) + " " + cover).strip();
    }
  }

  public CoachAnswers(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private Optional<Adviser> adviser(TableOpening opening) {
    var rules = new Rules(opening.house(), opening.game(), opening.options());
    var known = Optional.ofNullable(advisers.get(rules));
    return known.orElseGet(
        () -> {
          var loaded = catalogue.load(rules.house(), rules.game(), rules.options());
          var adviser =
              TableEngines.of(loaded)
                  .flatMap(CoachAnswers::banked)
                  .flatMap(game -> Coach.of(loaded.sheet()).map(coach -> new Adviser(coach, game)));
          advisers.put(rules, adviser);
          return adviser;
        });
  }

  private static Optional<BankedGame<?>> banked(TableGame<?> table) {
    return table instanceof BankedTable<?> banked ? Optional.of(banked.game()) : Optional.empty();
  }

  /// How much of the person's wagers has action.
  private static String sentence(VisibleCover cover) {
    var least = cover.least();
    var part =
        least.equals(cover.most())
            ? "By what is staked ahead of you, %s of your %s has action."
                .formatted(least, cover.own())
            : "By what is staked ahead of you, %s to %s of your %s has action, as the button falls."
                .formatted(least, cover.most(), cover.own());
    var bank = "The bank is %s and %s is staked.".formatted(cover.bank(), cover.staked());
    return String.join(" ", bank, part, "The figures take all of it to be covered.");
  }

  /// Everything that the answer of [#now] depends on: the posted rules, and what that person can
  /// see.
  public static String question(TableOpening opening, Player me, SentTable sent) {
    var view = sent.view();
    return String.join(
        "\n",
        opening.house(),
        opening.game(),
        opening.options().toString(),
        me.name(),
        view.table().phase().word(),
        view.table().facts().toString(),
        Integer.toString(view.seats().size()),
        view.positions().toString(),
        view.bank().toString(),
        view.board().toString(),
        sent.choices().offered().toString());
  }

  /// What every choice that the person has now is worth.
  public ObjectNode now(TableOpening opening, Player me, SentTable sent) {
    var json = Json.object();
    var adviser = adviser(opening);
    json.put(
        "note",
        adviser
            .map(found -> (WEIGHED + " " + found.besides(sent.view(), me)).strip())
            .orElse(POKER));
    var decisions = json.putArray("decisions");
    adviser.ifPresent(
        found ->
            found
                .coach()
                .counsels(sent.view(), sent.choices())
                .forEach(counsel -> weighed(counsel, decisions)));
    if (adviser.isEmpty()) {
      PokerShare.of(me, sent.view())
          .ifPresent(
              share ->
                  json.putObject("equity")
                      .put("share", share.part())
                      .put("others", share.others()));
    }
    return json;
  }

  private static void weighed(CoachRemark counsel, ArrayNode decisions) {
    var decision = told(counsel, decisions.addObject()).put("why", counsel.why());
    var worths = decision.putArray("worths");
    var best = counsel.best();
    for (var worth : counsel.worths()) {
      worths
          .addObject()
          .put("id", worth.choice().id())
          .put("worthCents", Math.round(worth.cents()))
          .put("perCent", worth.perCent())
          .put("best", worth.equals(best));
    }
  }

  private static ObjectNode told(CoachRemark counsel, ObjectNode json) {
    json.put("position", counsel.position().id()).put("hand", counsel.hand());
    return json.put("bank", counsel.bank());
  }

  /// What each decision of a finished round cost; those that the clock made are left out.
  public ObjectNode round(TableOpening opening, int round, List<Moment> moments) {
    var json = Json.object().put("round", round);
    var decisions = json.putArray("decisions");
    double whole = 0;
    var adviser = adviser(opening);
    for (var moment : adviser.isEmpty() ? List.<Moment>of() : moments) {
      if (moment.event() instanceof BankedEvent.Decided decided && !decided.byRoom()) {
        whole += judged(adviser.get().coach(), moment, decided, decisions);
      }
    }
    return json.put("costCents", Math.round(whole));
  }

  private static double judged(
      Coach coach, Moment moment, BankedEvent.Decided decided, ArrayNode decisions) {
    var counsel =
        coach.counsels(moment.view(), moment.choices()).stream()
            .filter(one -> one.position().equals(decided.position()))
            .findFirst();
    var chosen = decided.choice().word();
    var cost = counsel.flatMap(one -> one.cost(chosen, decided.amount()));
    if (counsel.isEmpty() || cost.isEmpty()) {
      return 0;
    }
    told(counsel.get(), decisions.addObject().put("number", moment.number()))
        .put("chose", chosen)
        .put("best", counsel.get().best().choice().id())
        .put("costCents", Math.round(cost.get()))
        .put("habit", counsel.get().done(chosen))
        .put("sentence", counsel.get().sentence(chosen));
    return cost.get();
  }
}
