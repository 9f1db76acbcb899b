/// An analysis as one printable page, as a testing laboratory would file it.
///
/// [ParSheet] is the front door. The page is made from the document that `--json` prints and from
/// the text of the sheet alone, so that its figures are those of the document.
@NullMarked
package cardroom.analysis.parsheet;

import org.jspecify.annotations.NullMarked;
