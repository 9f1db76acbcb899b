package cardroom.houses;

import cardroom.houses.SheetSource.Page;
import cardroom.houses.reading.Faults;
import cardroom.houses.reading.SheetNode;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import java.util.Optional;
import java.util.function.Function;

/// A game's sheet joined with the book that it names under `book`: what its house says once for
/// several games. A sheet without that key is complete in itself.
///
/// @param book the book's file, as error messages name it
record JoinedSheet(SheetNode.Fields fields, Optional<String> book) {

  private static final String BOOK = "book";

  /// @param beside the page of the same house that has this file name
  static JoinedSheet of(Page page, Function<String, Optional<Page>> beside, Faults faults) {
    var sheet = SheetReader.of(page.name(), page.text(), faults);
    if (!sheet.isWritten(BOOK)) {
      return new JoinedSheet(sheet.written(), Optional.empty());
    }
    var name =
        sheet.value(
            BOOK, ValueKinds.text("a file such as poker.yaml", "[a-z0-9][a-z0-9-]{0,60}\\.yaml"));
    var book = beside.apply(name);
    if (book.isEmpty()) {
      sheet.fault(BOOK, "read '%s', but there is no such file beside this one".formatted(name));
      faults.throwIfAny();
    }
    return joined(sheet.written(), book.orElseThrow(), faults);
  }

  private static JoinedSheet joined(SheetNode.Fields sheet, Page page, Faults faults) {
    var book = SheetReader.of(page.name(), page.text(), faults);
    if (book.isWritten(BOOK)) {
      book.fault(BOOK, "a book cannot use another; write its lines here");
    }
    return new JoinedSheet(sheet.over(book.written()).without(BOOK), Optional.of(page.name()));
  }

  SheetReader reader(SheetNode.Fields changed, Faults faults) {
    return SheetReader.sharing(changed, book, faults);
  }
}
