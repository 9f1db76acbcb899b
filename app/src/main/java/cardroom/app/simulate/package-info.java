/// `simulate`: whole tables by the million rounds.
@NullMarked
package cardroom.app.simulate;

import org.jspecify.annotations.NullMarked;
