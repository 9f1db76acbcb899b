/// `./cardroom equity`: what poker hands are worth against each other.
@NullMarked
package cardroom.app.equity;

import org.jspecify.annotations.NullMarked;
