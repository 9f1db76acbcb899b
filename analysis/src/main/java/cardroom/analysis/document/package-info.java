/// What an analysis of a sheet found, as one document of maps, lists, words and numbers.
///
/// [SheetDocument] is the front door. `analyze --json` prints the document, the PAR sheet shows it,
/// and the lab hands both out, so that no figure is worked out in two ways.
@NullMarked
package cardroom.analysis.document;

import org.jspecify.annotations.NullMarked;
