package cardroom.pocket;

import cardroom.houses.Catalogue;
import cardroom.houses.SheetTexts;
import cardroom.houses.book.BookAnswers;
import java.util.Optional;
import java.util.TreeMap;
import org.teavm.jso.JSExport;

/// What the browser calls: first the sheets that the room plays by, then questions.
public final class BrowserBook {

  private static final SheetTexts SHEETS = new SheetTexts();
  private static Optional<BookAnswers> book = Optional.empty();

  private BrowserBook() {}

  /// The compiler requires a `main`; this script does nothing until it is called.
  public static void main(String[] arguments) {}

  @JSExport
  public static void sheet(String house, String name, String text) {
    SHEETS.add(house, name, text);
    book = Optional.empty();
  }

  @JSExport
  public static void payTables(String text) {
    SHEETS.addPayTables(text);
    book = Optional.empty();
  }

  @JSExport
  public static String round(String text) {
    return answers().round(text).json();
  }

  /// @param stakes `schedule 1`, `limit $4-$8` or `spread $2-$10`
  @JSExport
  public static String sign(String house, String game, String stakes) {
    return answers().sign(house, game, stakes).json();
  }

  /// @param bet `game=2500&buster=500`, in cents
  @JSExport
  public static String fees(String house, String game, String schedule, String bet) {
    var amounts = new TreeMap<String, String>();
    for (var one : bet.split("&", -1)) {
      int at = one.indexOf('=');
      if (at > 0) {
        amounts.put(one.substring(0, at), one.substring(at + 1));
      }
    }
    return answers().fees(house, game, schedule, amounts).json();
  }

  private static BookAnswers answers() {
    var answers = book.orElseGet(() -> new BookAnswers(Catalogue.of(SHEETS)));
    book = Optional.of(answers);
    return answers;
  }
}
