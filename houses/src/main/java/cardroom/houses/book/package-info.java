/// The pocket book: what the papers say, how they are read, and what is done when something goes
/// wrong. Remedies are never written here: an example of each case is played by the rules.
@NullMarked
package cardroom.houses.book;

import org.jspecify.annotations.NullMarked;
