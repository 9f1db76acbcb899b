package cardroom.games.poker.variant;

import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;

/// A poker game as a declaration. Two games differ exactly in what their declarations say.
///
/// @param id on the command line: `texas-holdem`
/// @param opening what is forced in before anybody may decide
/// @param lead who acts first after the first round
public record Variant(
    String id,
    String name,
    Deck deck,
    int playersMax,
    List<ForcedBets> opening,
    List<Street> streets,
    FirstToAct lead,
    PlayingRules manner,
    List<PotShare> showdown) {

  public Variant {
    opening = List.copyOf(opening);
    streets = List.copyOf(streets);
    showdown = List.copyOf(showdown);
  }

  static Variant variant(String id, String name) {
    var none = List.<PotShare>of();
    return new Variant(
        id,
        name,
        Deck.STANDARD_52,
        9,
        List.of(),
        List.of(),
        FirstToAct.LEFT_OF_BUTTON,
        PlayingRules.USUAL,
        none);
  }

  public Variant named(String id, String name) {
    return new Variant(id, name, deck, playersMax, opening, streets, lead, manner, showdown);
  }

  Variant deck(Deck deck) {
    return new Variant(id, name, deck, playersMax, opening, streets, lead, manner, showdown);
  }

  Variant players(int most) {
    return new Variant(id, name, deck, most, opening, streets, lead, manner, showdown);
  }

  Variant opening(ForcedBets... forced) {
    var posts = List.of(forced);
    return new Variant(id, name, deck, playersMax, posts, streets, lead, manner, showdown);
  }

  /// Adds a street, or replaces the one with that name.
  Variant street(String street, BetSize bet, DealStep... steps) {
    return with(new Street(street, List.of(steps), bet));
  }

  /// The sizes of all bets are fixed by a clause of this game.
  Variant sizedBy(Rule clause) {
    return dealt(streets.stream().map(street -> street.sizedBy(clause)).toList());
  }

  Variant sizedOn(String street, Rule clause) {
    return with(named(street).sizedBy(clause));
  }

  /// On that street an open pair lets the large bet be made (STUD-4).
  Variant openPairOn(String street) {
    return with(named(street).withOpenPair());
  }

  /// After the betting of that street everybody discards (PINEAPPLE-1).
  Variant discardAfter(String street, int cards) {
    return with(named(street).withDiscards(cards));
  }

  private Street named(String street) {
    return streets.stream().filter(s -> s.name().equals(street)).findFirst().orElseThrow();
  }

  private Variant with(Street street) {
    var all = new ArrayList<>(streets);
    all.replaceAll(old -> old.name().equals(street.name()) ? street : old);
    if (!all.contains(street)) {
      all.add(street);
    }
    return dealt(all);
  }

  private Variant dealt(List<Street> dealt) {
    return new Variant(id, name, deck, playersMax, opening, dealt, lead, manner, showdown);
  }

  Variant ledBy(FirstToAct leader) {
    return new Variant(id, name, deck, playersMax, opening, streets, leader, manner, showdown);
  }

  private Variant played(PlayingRules how) {
    return new Variant(id, name, deck, playersMax, opening, streets, lead, how, showdown);
  }

  public Variant checkRaise(boolean allowed) {
    return played(manner.checkRaise(allowed));
  }

  Variant sevenMustBet() {
    return played(manner.sevenMustBet());
  }

  Variant whenShort(CardShortage remedy) {
    return played(manner.whenShort(remedy));
  }

  public Variant oddChip(OddChip to) {
    return played(manner.oddChip(to));
  }

  Variant openedBy(Rule clause) {
    return played(manner.openedBy(clause));
  }

  Variant irregularities(IrregularitySection section) {
    return played(manner.irregularities(section));
  }

  public Variant showdown(PotShare... shares) {
    var all = List.of(shares);
    return new Variant(id, name, deck, playersMax, opening, streets, lead, manner, all);
  }

  /// The same game without burn cards, as hands recorded elsewhere are written.
  public Variant withoutBurns() {
    return dealt(streets.stream().map(Street::withoutBurn).toList());
  }

  /// The same game where the low half needs no eight.
  public Variant withoutLowQualifier() {
    var any = showdown.stream().map(PotShare::withoutQualifier).toArray(PotShare[]::new);
    return showdown(any);
  }

  /// The same game where a card is burned before every draw.
  public Variant burningBeforeDraw() {
    return dealt(streets.stream().map(s -> s.isDraw() ? s.withBurn() : s).toList());
  }

  /// The same game where everybody antes and nobody posts a blind.
  public Variant antesOnly() {
    return opening(ForcedBets.ANTE);
  }

  /// The same game where two rounds are played for the small bet, as in stud.
  public Variant firstTwoForSmallBet() {
    var all = new ArrayList<>(streets);
    for (int i = 0; i < Math.min(2, all.size()); i++) {
      all.set(i, all.get(i).withBet(BetSize.SMALL_BET));
    }
    return dealt(all);
  }

  /// Whether a player who checked may raise (POKER-BET-5).
  public boolean checkRaise() {
    return manner.checkRaise();
  }

  /// Whether a seven or better must be bet after the draw (LOWBALL-7RULE-1).
  public boolean sevenRule() {
    return manner.sevenRule();
  }

  public CardShortage shortage() {
    return manner.shortage();
  }

  public OddChip oddChip() {
    return manner.oddChip();
  }

  public IrregularitySection irregularities() {
    return manner.irregularities();
  }

  public boolean opensWith(ForcedBets forced) {
    return opening.contains(forced);
  }

  /// Whether a card decides who is forced to open.
  public boolean bringsIn() {
    return opensWith(ForcedBets.BRING_IN_BY_LOWEST_CARD)
        || opensWith(ForcedBets.BRING_IN_BY_HIGHEST_CARD);
  }

  /// The clause on who opens the first round.
  public Rule opens() {
    return manner.opens();
  }

  /// Whether a button says who is dealt last; stud games have none.
  public boolean hasButton() {
    return lead == FirstToAct.LEFT_OF_BUTTON;
  }

  /// The declaration in full, inherited lines included.
  public String text() {
    return VariantText.of(this);
  }

  @Override
  public String toString() {
    return id;
  }
}
