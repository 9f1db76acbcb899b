package cardroom.houses.pure215;

import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.Sheet.Surrender.When;
import cardroom.houses.banked.BacklineWords;
import java.util.ArrayList;
import java.util.List;

/// How a house plays Pure 21.5, in the sentences that players look for on a sign.
final class HouseRules {

  private final Sheet sheet;
  private final List<String> sentences = new ArrayList<>();

  private HouseRules(Sheet sheet) {
    this.sheet = sheet;
  }

  static List<String> of(Sheet sheet) {
    var rules = new HouseRules(sheet);
    rules.play();
    rules.extras();
    rules.table();
    return rules.sentences;
  }

  private void play() {
    var charts = sheet.charts();
    say(
        "A Pure 21.5, an ace and a bonus card as the first two cards, pays %s."
            .formatted(sheet.purePays()));
    say(
        "Players must hit hard %d or less and must stand on hard %d or more."
            .formatted(charts.playerMustHitTo(), charts.playerMustStandFrom()));
    say(
        "The player-dealer %s soft 17 and stands on hard %d or more."
            .formatted(charts.bankHitsSoft17() ? "hits" : "stands on", charts.bankMustStandFrom()));
    if (sheet.pushBustedOn888()) {
      say("When the player-dealer makes three eights, busted hands push.");
    }
  }

  private void extras() {
    say("Double down on any first two cards, for as much as the wager or less.");
    say(
        "Split pairs and any two bonus cards into up to %d hands; aces %s, one card each."
            .formatted(
                sheet.splitting().handsMax(),
                sheet.splitting().resplitAces() ? "too" : "only once"));
    if (sheet.surrender().when() != When.NONE) {
      say(
          "Surrender the first two cards and forfeit %s of the wager."
              .formatted(sheet.surrender().forfeits()));
    }
    var insurance = sheet.insurance();
    if (insurance.offered()) {
      say(
          "Insurance, up to %s of the wager, pays %s."
              .formatted(insurance.maxFraction(), insurance.pays()));
    }
    if (sheet.evenMoney()) {
      say("A Pure against an ace may be settled at even money.");
    }
  }

  private void table() {
    var decks = sheet.shoe().decks();
    say("The shoe holds %d %s.".formatted(decks, decks == 1 ? "deck" : "decks"));
    var circles = sheet.circles().maxPerPlayer();
    if (circles > 0) {
      say("One player may bet on at most %d circles.".formatted(circles));
    }
    say(
        BacklineWords.of(
            sheet.backline(),
            Pure215Wagers.GAME,
            sheet.offered().stream().map(HouseBet::id).toList()));
    say(
        "A player banks at most %d hands in a row; the bank is then offered clockwise."
            .formatted(sheet.bank().turnLength()));
  }

  private void say(String sentence) {
    sentences.add(sentence);
  }
}
