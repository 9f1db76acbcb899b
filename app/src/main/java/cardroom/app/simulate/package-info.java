/// `simulate`: whole tables for millions of rounds.
@NullMarked
package cardroom.app.simulate;

import org.jspecify.annotations.NullMarked;
