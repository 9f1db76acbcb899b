/// Cards, decks, shoes, shuffles and the ranking of hands; depends on the JDK alone.
@NullMarked
package cardroom.cards;

import org.jspecify.annotations.NullMarked;
