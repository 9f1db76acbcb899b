package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.HandTerms;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.variant.CardShortage;
import cardroom.games.table.Setup.Stakes;
import cardroom.notation.script.Header;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One poker hand as it is written: its header, and the lines that play it.
public final class PokerScript {
  private static final Set<String> HEADER =
      Set.of("house", "game", "limit", "spread", "button", "stacks", "takes", "options");
  private static final Money STACK = Money.dollars(100);

  /// More than ever were needed; each takes a moment.
  private static final int LENT_MAX = 20;

  private final Script script;
  private final PokerSheet sheet;
  private final StakesRow row;

  private PokerScript(Script script, PokerSheet sheet, StakesRow row) {
    this.script = script;
    this.sheet = sheet;
    this.row = row;
  }

  /// Where sheets come from.
  @FunctionalInterface
  public interface Sheets {
    /// The sheet of a house; throws an [IllegalArgumentException] in one sentence when there is
    /// none.
    PokerSheet of(String house, String game, Map<String, String> options);
  }

  /// Reads a round of a poker game; throws a notation error that names line and column.
  public static PokerScript read(Script script, Sheets sheets) {
    var header = script.header();
    header.allow(HEADER);
    try {
      var sheet = sheets.of(header.text("house", "ocean-view"), script.game(), options(header));
      return new PokerScript(script, sheet, sheet.row(stakes(header)));
    } catch (IllegalArgumentException wrong) {
      throw header.start().error(String.valueOf(wrong.getMessage()));
    }
  }

  Map<String, String> options() {
    return options(script.header());
  }

  private static Map<String, String> options(Header header) {
    var options = new LinkedHashMap<String, String>();
    for (var word : header.all("options").orElse(List.of())) {
      for (var one : word.text().replaceFirst(",$", "").split(",", -1)) {
        int equals = one.indexOf('=');
        if (equals < 1) {
          throw word.error(word.quoted() + " is not an option; write key=value");
        }
        options.put(one.substring(0, equals), one.substring(equals + 1));
      }
    }
    return options;
  }

  private static Stakes stakes(Header header) {
    var spread = header.one("spread");
    var word = spread.or(() -> header.one("limit"));
    if (word.isEmpty()) {
      return new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    }
    var parts = word.get().text().split("-", -1);
    if (parts.length != 2) {
      throw word.get().error(word.get().quoted() + " is not a limit; write it as $4-$8");
    }
    var low = Money.parse(parts[0]);
    var high = Money.parse(parts[1]);
    return spread.isPresent() ? new Stakes.Spread(low, high) : new Stakes.Limit(low, high);
  }

  /// Plays the hand and compares what is written with what happens.
  public JudgedPokerHand play() {
    return played().judged();
  }

  private record Played(WrittenHandPlay play, JudgedPokerHand judged) {}

  /// With as few cards lent as the rest of the hand allows; with none where no number helps.
  private Played played() {
    try {
      var plainly = played(0);
      return plainly.judged().failures().isEmpty() ? plainly : withLent().orElse(plainly);
    } catch (NotationError wrong) {
      return withLent().orElseThrow(() -> wrong);
    }
  }

  private Optional<Played> withLent() {
    return IntStream.rangeClosed(1, mayLend() ? LENT_MAX : 0)
        .mapToObj(this::attempted)
        .flatMap(Optional::stream)
        .filter(played -> played.judged().failures().isEmpty())
        .findFirst();
  }

  private boolean mayLend() {
    return sheet.variant().shortage() == CardShortage.SHUFFLE_DISCARDS && hasUnknown();
  }

  private boolean hasUnknown() {
    return lines()
        .anyMatch(line -> line.stream().anyMatch(word -> word.text().contains(HandWriter.UNKNOWN)));
  }

  private Optional<Played> attempted(int lent) {
    try {
      return Optional.of(played(lent));
    } catch (NotationError _) {
      return Optional.empty();
    }
  }

  private Played played(int lent) {
    var play = new WrittenHandPlay(this, lent);
    return new Played(play, play.play());
  }

  private Stream<List<Word>> lines() {
    return script.lines().stream();
  }

  LentCards lent(SeatPlaces seats, int count) {
    if (count == 0) {
      return LentCards.none();
    }
    var room = new LinkedHashMap<Integer, Integer>();
    LentCards.thrownAway(lines().map(LineWords::new))
        .forEach((seat, cards) -> room.put(seats.place(seat), cards));
    return new LentCards(written(), room, count);
  }

  PokerSheet sheet() {
    return sheet;
  }

  StakesRow row() {
    return row;
  }

  /// Whether somebody had openers is not asked where cards are unknown.
  HandTerms terms() {
    var terms = sheet.terms(row);
    return hasUnknown() ? terms.withoutOpeners() : terms;
  }

  Script script() {
    return script;
  }

  /// The button's seat; the last seat in play when none is written.
  int button(List<Integer> seats) {
    var last = seats.stream().mapToInt(Integer::intValue).max().orElse(1);
    return script.header().one("button").map(PokerScript::seat).orElse(last);
  }

  private static int seat(Word word) {
    if (!word.text().matches("\\d{1,2}")) {
      throw word.error(word.quoted() + " is not a seat number");
    }
    return Integer.parseInt(word.text());
  }

  /// `stacks $100`, or `stacks 1 $100 3 $8`; a seat left out has $100.
  Map<Integer, Money> stacks(List<Integer> seats) {
    var stacks = new LinkedHashMap<Integer, Money>();
    var words = new LineWords(script.header().all("stacks").orElse(List.of()));
    var all = STACK;
    boolean isOne = script.header().all("stacks").orElse(List.of()).size() == 1;
    while (!words.atEnd()) {
      if (isOne || words.isAmount()) {
        all = words.amount();
      } else {
        stacks.put(words.seat(), words.amount());
      }
    }
    for (int seat : seats) {
      stacks.putIfAbsent(seat, all);
    }
    return stacks;
  }

  /// Whoever cannot ante is not dealt in (STUD-5).
  void needAnte(Map<Integer, Money> stacks) {
    stacks.forEach(
        (seat, stack) -> {
          if (stack.isLessThan(row.ante())) {
            throw script
                .header()
                .start()
                .error(
                    "seat %d has %s, less than the ante of %s, and is not dealt in (%s); leave it out of the deal"
                        .formatted(seat, stack, row.ante(), VariantRule.STUD_ANTE.id()));
          }
        });
  }

  /// What the table takes from this hand: by the sheet, for those dealt in, unless it is written.
  Money fee(int players) {
    return script
        .header()
        .all("takes")
        .map(words -> new LineWords(words).amount())
        .orElseGet(() -> sheet.fee(row, players));
  }

  /// The hand rewritten in the usual words, with everything it results in.
  public String rewritten() {
    return played().play().written();
  }

  /// Every card that occurs in the hand, in the order of writing.
  List<Card> written() {
    var written = new ArrayList<Card>();
    for (var line : script.lines()) {
      for (var word : line) {
        WrittenCards.read(word.text()).forEach(slot -> slot.ifPresent(written::add));
      }
    }
    return written;
  }

  /// The seats that are dealt in, by the lines `deal`.
  List<Integer> seats() {
    var seats = new LinkedHashSet<Integer>();
    for (var line : script.lines()) {
      if (line.getFirst().is("deal")) {
        line.stream()
            .map(Word::text)
            .filter(text -> text.matches("\\d{1,2}"))
            .map(Integer::parseInt)
            .forEach(seats::add);
      }
    }
    int most = sheet.playersMax();
    if (seats.stream().anyMatch(seat -> seat < 1 || seat > most)) {
      throw script
          .header()
          .start()
          .error("a table of %s has seats 1 to %d".formatted(sheet.variant().name(), most));
    }
    if (seats.size() < 2) {
      throw script.header().start().error("a hand needs a line such as: deal 1 AsKd 2 QhQs");
    }
    return List.copyOf(seats);
  }
}
