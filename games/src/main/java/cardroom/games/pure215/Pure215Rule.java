package cardroom.games.pure215;

import cardroom.games.rules.Rule;

/// The clauses of Pure 21.5 Blackjack, by the ids of `docs/rules/pure-21.5.md`.
public enum Pure215Rule implements Rule {
  PLAYER_BANKED(
      "P215-TYPE-1",
      "One player banks the round: they collect losing wagers and pay winning ones."),
  HOUSE_HAS_NO_INTEREST(
      "P215-TYPE-2", "The house never banks, never plays and takes no percentage of wagers."),
  AIM("P215-TYPE-3", "Get nearer to 21.5 than the player-dealer without going over."),
  DECK(
      "P215-DECK-1",
      "A deck has 52 cards: aces to nines in four suits and sixteen bonus cards, the "
          + "kings, queens, jacks and tens."),
  BONUS_SUITS(
      "P215-DECK-2", "Each bonus card exists once in each suit; hearts and diamonds are red."),
  DECKS("P215-DECK-3", "The shoe holds the number of decks that the house's paper allows."),
  SHUFFLE(
      "P215-DECK-4",
      "The shoe is shuffled before a round once its cut card is reached; nothing is burned."),
  VALUES("P215-VAL-1", "Deuce to nine count as printed, an ace 1 or 11, a bonus card 10."),
  PURE("P215-VAL-2", "An ace and a bonus card as the first two cards are a Pure 21.5 Blackjack."),
  NO_PURE_AFTER_SPLIT("P215-VAL-3", "After a split an ace and a bonus card are an ordinary 21."),
  BUST("P215-VAL-4", "Twenty-two or more is over 21.5: the hand is bust."),
  RANKING("P215-VAL-5", "A Pure beats 21, 21 beats 20, and so on down; a bust beats nothing."),
  SOFT_AND_HARD("P215-VAL-6", "A hand is soft while an ace in it counts 11, otherwise hard."),
  BANK_PURE("P215-VAL-7", "The player-dealer's ace and bonus card are a Pure like anybody's."),
  CHART_1A(
      "P215-CHART1A-1",
      "A player must stand on hard 19 or more and must hit on hard 11 or less; every "
          + "other count is their choice."),
  CHART_1A_SCOPE(
      "P215-CHART1A-2",
      "Chart 1A binds hitting and standing only; doubling, splitting and surrender "
          + "have their own rules."),
  CHART_1A_SPLIT("P215-CHART1A-3", "Chart 1A also binds every split hand, except split aces."),
  PURE_IS_FINISHED("P215-CHART1A-4", "A Pure is finished; no action is offered on it."),
  BUST_STAYS(
      "P215-CHART1A-5",
      "A bust ends the drawing of a hand, but its wager stays until the bank has finished."),
  CHART_1B(
      "P215-CHART1B-1",
      "The player-dealer draws on 16 or less and on soft 17, and stands on hard 17 or "
          + "more and on soft 18 or more."),
  HARD_SEVENTEEN("P215-CHART1B-2", "A two-card 17 in which no ace counts 11 is hard 17."),
  BUSTER_DRAWS_ALIKE(
      "P215-CHART1B-3", "The player-dealer draws by Chart 1B also when only Buster bets are left."),
  TABLE("P215-TABLE-1", "The table has eight seats in a half circle facing the house dealer."),
  BANK_SEAT("P215-TABLE-2", "The player-dealer uses one of the eight seats."),
  SIGN("P215-TABLE-3", "A sign at the table shows the game, the limits and the collection rates."),
  CIRCLES("P215-TABLE-4", "A player may bet on their own circle and on other unoccupied circles."),
  BANK_CARDS(
      "P215-TABLE-5",
      "The player-dealer's cards lie before the house dealer's tray: up card, down "
          + "card, then drawn cards."),
  SIGNALS("P215-TABLE-6", "Only the house dealer touches cards; players signal what they want."),
  SEAT_NUMBERS("P215-TABLE-7", "Seat 1 is at the house dealer's left; numbers rise clockwise."),
  HIDDEN_CARD(
      "P215-TABLE-8", "All cards are public but the player-dealer's second, until it is turned."),
  BANK_WAGER("P215-BANK-1", "A round starts when a player-dealer has put up the bank."),
  BANK_SIZE(
      "P215-BANK-2",
      "There is no maximum for the bank, and it need not cover all wagers; it is at "
          + "least the table minimum."),
  BANK_BUTTON(
      "P215-BANK-3", "A button shows who banks and whether it is their first or second turn."),
  BANK_LIMIT("P215-BANK-4", "The player-dealer cannot win or lose more than they put up."),
  UNCOVERED(
      "P215-BANK-5",
      "When the bank is exhausted, wagers it does not cover go back to the players."),
  BANK_FIXED(
      "P215-BANK-6",
      "The bank does not change after the first card; players may still double and split."),
  ROTATION(
      "P215-ROT-1",
      "One player banks at most two hands in a row; then the bank is offered clockwise."),
  OFFER(
      "P215-ROT-2",
      "The bank is offered to every seated player in turn; if all decline, the last "
          + "player-dealer may begin again."),
  BANKER_MAKES_NO_WAGER(
      "P215-ROT-3", "The player-dealer makes no player's wager in the round they bank."),
  PROVIDERS("P215-TPPPS-1", "Third Party Providers of Proposition Player Services may play."),
  LIMITS(
      "P215-WAGER-1",
      "A game wager lies within the posted limits, one for each bettor on a circle."),
  BONUS_WAGERS(
      "P215-WAGER-2",
      "Bonus wagers are placed before the deal and only together with a game wager."),
  UNIT("P215-WAGER-3", "Wagers are multiples of the table's unit."),
  FEES_FIRST("P215-FEE-1", "All fees are taken and dropped before any card is dealt."),
  NO_FEE_LATER("P215-FEE-2", "There is no further fee for doubles or splits."),
  FIRST_CARDS(
      "P215-DEAL-1",
      "The first card goes face up to the circle at the player-dealer's left, "
          + "clockwise, the player-dealer last."),
  SECOND_CARDS(
      "P215-DEAL-2", "Second cards fall in the same order; the player-dealer's lies face down."),
  FACE_UP(
      "P215-DEAL-3",
      "Every other card lies face up; the down card stays down until all players have acted."),
  INSURANCE_OFFER(
      "P215-INS-1",
      "When the player-dealer shows an ace every player may insure against a bonus card under it."),
  INSURANCE(
      "P215-INS-2",
      "Insurance is at most half of the original wager, pays 2 to 1, and loses unless "
          + "the player-dealer has a Pure."),
  INSURANCE_NO_ACTION("P215-INS-3", "Insurance does not count in the total table action."),
  NO_EVEN_MONEY("P215-INS-4", "Even money on a Pure is not offered unless the sheet says so."),
  INSURANCE_ORDER(
      "P215-INS-5",
      "Insurance is decided at the peek and paid in the settlement, before the game "
          + "wager of that bettor."),
  PEEK(
      "P215-PEEK-1",
      "With an ace or a bonus card up the house dealer checks the down card before any "
          + "further card is dealt."),
  PEEK_PURE(
      "P215-PEEK-2",
      "When the player-dealer has a Pure there is no further action: other hands lose "
          + "and Pures push."),
  PEEK_NONE("P215-PEEK-3", "When the player-dealer has no Pure the players take their turns."),
  NO_PEEK(
      "P215-PEEK-4",
      "With a deuce to nine up the player-dealer cannot have a Pure; the down card is "
          + "not checked."),
  TURNS("P215-PLAY-1", "Players act clockwise from the player-dealer's left."),
  ACTIONS(
      "P215-PLAY-2",
      "A hand may be hit, stood on, doubled, split or surrendered as its cards allow."),
  PURE_TAKEN_IN(
      "P215-PLAY-3",
      "A player's Pure is fixed at its odds and its cards are taken in; its bonus wagers stay."),
  BUST_WAITS(
      "P215-PLAY-4",
      "A busted hand keeps its wager on the table until the player-dealer's hand is complete."),
  DOUBLE(
      "P215-DOUBLE-1",
      "On the first two cards a second wager up to the original may be placed for "
          + "exactly one more card."),
  DOUBLE_FOR_LESS(
      "P215-DOUBLE-2",
      "A double may be for less, from the smallest chip; the table maximum does not apply."),
  DOUBLE_AFTER_SPLIT("P215-DOUBLE-3", "A split hand may be doubled on its first two cards."),
  DOUBLE_ANY("P215-DOUBLE-4", "Any total may be doubled, hard 19 and 20 included."),
  SPLIT("P215-SPLIT-1", "Any pair, or any two bonus cards, may be split."),
  SPLIT_EQUAL(
      "P215-SPLIT-2",
      "The second wager of a split equals the original; there is no split for less."),
  SPLIT_MAX("P215-SPLIT-3", "At most three splits are allowed, giving up to four hands."),
  SPLIT_ACES("P215-SPLIT-4", "Split aces receive one card each and no more."),
  SPLIT_ACES_AGAIN(
      "P215-SPLIT-5",
      "An ace dealt to a split ace is not split again, and split aces cannot be doubled."),
  SPLIT_DRAWS("P215-SPLIT-6", "Other split hands draw freely within Chart 1A."),
  SPLIT_NO_SURRENDER("P215-SPLIT-7", "A split hand is never a Pure and cannot be surrendered."),
  SPLIT_ORDER(
      "P215-SPLIT-8",
      "A split hand gets its second card when its turn comes; hands are played as they lie."),
  SURRENDER(
      "P215-SURR-1",
      "After the first two cards a player may give up half of their wager and end the hand."),
  SURRENDER_LATE("P215-SURR-2", "Surrender is the first decision on a hand, after the peek."),
  SURRENDER_HALF("P215-SURR-3", "The half is exact to the cent."),
  SURRENDER_BONUS("P215-SURR-4", "Bonus wagers stay in action after a surrender."),
  BUTTON(
      "P215-BUTTON-1",
      "After all players have acted the down card is turned; its rank places the action button."),
  BUTTON_VALUES(
      "P215-BUTTON-2",
      "For the button an ace counts 1, a ten 10, a jack 11, a queen 12 and a king 13."),
  BUTTON_COUNT(
      "P215-BUTTON-3",
      "Seats are counted clockwise from the house dealer's left; the player-dealer's "
          + "is not counted."),
  BUTTON_ON(
      "P215-BUTTON-4",
      "The count goes round; from a circle without a wager the button moves on to the "
          + "next that has one."),
  BUTTON_OR_LEFT(
      "P215-BUTTON-5",
      "Where the bank covers everything settling starts left of the player-dealer, "
          + "else at the button."),
  BUTTON_ALWAYS(
      "P215-BUTTON-6", "The button is placed every round, whether the bank is short or not."),
  BANK_COMPLETES(
      "P215-PDHAND-1", "The player-dealer's hand is completed by Chart 1B after the players."),
  BANK_COMPLETES_FOR_BUSTER(
      "P215-PDHAND-2",
      "When all players have a Pure the hand is still completed for a Buster bet."),
  BANK_DRAWS_WHEN_NEEDED(
      "P215-PDHAND-3", "The player-dealer draws only while some live wager depends on it."),
  BOTH_PURE("P215-OUT-1", "Both have a Pure: push."),
  PURE_PAYS("P215-OUT-2", "A Pure pays 6 to 5 against anything but a Pure."),
  BANK_PURE_WINS("P215-OUT-3", "The player-dealer's Pure beats every other hand."),
  BANK_BUSTS(
      "P215-OUT-4", "The player-dealer is over 21.5 and the player is not: the player wins."),
  PLAYER_BUSTS(
      "P215-OUT-5", "The player is over 21.5 and the player-dealer is not: the player loses."),
  EQUAL("P215-OUT-6", "Equal totals push."),
  NEARER_WINS("P215-OUT-7", "The hand nearer to 21.5 wins."),
  EVEN_MONEY("P215-OUT-8", "Every win other than a Pure pays 1 to 1."),
  BANK_888("P215-888-1", "The player-dealer made three eights: busted hands push."),
  BOTH_BUST(
      "P215-888-2",
      "Both are over 21.5 and the player-dealer has no three eights: the player loses."),
  SURRENDERED(
      "P215-888-3",
      "A surrendered hand loses half of its wager, whatever the player-dealer makes."),
  THREE_EIGHTS("P215-888-4", "Three eights are always the player-dealer's whole hand, 24."),
  PUSH_COVERS_ALL(
      "P215-888-5",
      "The push for three eights covers doubled money; standing hands win and Buster "
          + "pays its three-card line."),
  SETTLE_ORDER(
      "P215-SETTLE-1", "Wagers are settled clockwise from the seat with the action button."),
  SEAT_ORDER(
      "P215-SETTLE-2", "At each seat the game wager is settled first, then Red Flex, then Buster."),
  EXHAUSTED("P215-SETTLE-3", "The bank has paid or collected all it may: the wager goes back."),
  PARTLY_COVERED("P215-SETTLE-4", "The bank covers a part of the wager; the rest goes back."),
  PUSH("P215-SETTLE-5", "A push moves no chips and uses nothing of the bank."),
  CONSERVED(
      "P215-SETTLE-6",
      "What the bank ends with is what it put up, more what it collected, less what it paid."),
  CLEAR("P215-CLEAR-1", "The cards go to the discard tray and the next round begins."),
  BUSTER(
      "P215-BUSTER-1", "Buster is an optional wager for each game wager, placed before the deal."),
  BUSTER_LIMITS("P215-BUSTER-2", "Buster has limits of its own."),
  BUSTER_PAYS(
      "P215-BUSTER-3",
      "Buster wins when the player-dealer busts, by the number of cards in that hand; "
          + "it loses otherwise."),
  BUSTER_STAYS(
      "P215-BUSTER-4",
      "Buster stays in action whether the player busts, surrenders or has a Pure."),
  BUSTER_ORDER(
      "P215-BUSTER-5",
      "Buster is paid and collected after the game wager of its seat, within the bank's limit."),
  BUSTER_BUTTON(
      "P215-BUSTER-6",
      "When the bank does not cover everything the action button decides where action begins."),
  BUSTER_COMPLETES(
      "P215-BUSTER-7",
      "The player-dealer completes the hand for a Buster bet when all players hold a Pure."),
  BUSTER_TABLES("P215-BUSTER-8", "Each house names one of the five Buster pay tables."),
  RED_FLEX(
      "P215-REDFLEX-1",
      "Red Flex is an optional wager for each game wager, with limits of its own, "
          + "placed before the deal."),
  RED_FLEX_CARDS(
      "P215-REDFLEX-2",
      "Hearts and diamonds are red; cards count in the order up card, down card, first "
          + "hit, second hit."),
  RED_FLEX_WINS(
      "P215-REDFLEX-3", "Red Flex wins when the player-dealer's first two cards are both red."),
  RED_FLEX_PAYS(
      "P215-REDFLEX-4",
      "Red Flex pays by the number of red cards before the first black one; fewer than two lose."),
  RED_FLEX_STAYS("P215-REDFLEX-5", "Red Flex stays in action whatever the game wager does."),
  RED_FLEX_BANK(
      "P215-REDFLEX-6",
      "The player-dealer pays and collects Red Flex; what they cannot cover goes back."),
  RED_FLEX_TABLE("P215-REDFLEX-7", "Red Flex pays as posted, from two red cards up."),
  BACKLINE("P215-BACK-1", "Backline betting is permitted where the house's paper says so."),
  BACKLINE_NONE("P215-BACK-2", "Ocean View permits no backline betting."),
  BACKLINE_STANDARD(
      "P215-BACK-3", "The standard form permits backline betting only where a house chose it."),
  BACKLINE_AVIATOR("P215-BACK-4", "Aviator permits backline betting on the game wager only."),
  BACKLINE_FOLLOWS(
      "P215-BACK-5",
      "A backline bettor follows the decisions of the seat; they may match a double or a split.");

  private final String id;
  private final String sentence;

  Pure215Rule(String id, String sentence) {
    this.id = id;
    this.sentence = sentence;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public String toString() {
    return id();
  }
}
