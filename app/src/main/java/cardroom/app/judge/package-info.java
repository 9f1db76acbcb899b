/// `cardroom judge`: plays written rounds and says what every wager came to, and by which rule.
@NullMarked
package cardroom.app.judge;

import org.jspecify.annotations.NullMarked;
