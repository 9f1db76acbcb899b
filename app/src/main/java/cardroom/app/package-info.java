/// The one command `cardroom`: parse, call one thing, print.
@NullMarked
package cardroom.app;

import org.jspecify.annotations.NullMarked;
