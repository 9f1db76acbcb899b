/// Recorded hands in the PHH notation: [cardroom.notation.phh.Phh] reads them, plays them through
/// the rules of the table, and writes them.
@NullMarked
package cardroom.notation.phh;

import org.jspecify.annotations.NullMarked;
