/// Lessons: rounds with cards written down, played by the rules themselves, with a sentence or a
/// question where something is to be learnt.
@NullMarked
package cardroom.houses.lessons;

import org.jspecify.annotations.NullMarked;
