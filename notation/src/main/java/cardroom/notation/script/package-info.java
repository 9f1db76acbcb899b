/// What all written rounds share: [cardroom.notation.script.Script] cuts a text into rounds, each a
/// header and lines of words, and a mistake is reported with its line and column.
@NullMarked
package cardroom.notation.script;

import org.jspecify.annotations.NullMarked;
