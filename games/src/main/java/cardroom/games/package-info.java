/// The rules of every game as pure values and functions; depends on `cards` and the JDK alone.
@NullMarked
package cardroom.games;

import org.jspecify.annotations.NullMarked;
