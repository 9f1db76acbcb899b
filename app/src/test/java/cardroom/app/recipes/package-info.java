/// The recipes of CONTRIBUTING.md, carried out with a made-up side bet, poker game and house.
@NullMarked
package cardroom.app.recipes;

import org.jspecify.annotations.NullMarked;
