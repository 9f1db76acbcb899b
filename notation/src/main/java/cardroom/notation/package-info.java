/// Rounds as text: [cardroom.notation.RoundTexts] writes the finished rounds of any table, in our
/// own notation (`docs/notation.md`) and in PHH, which other poker software reads (`docs/phh.md`).
@NullMarked
package cardroom.notation;

import org.jspecify.annotations.NullMarked;
