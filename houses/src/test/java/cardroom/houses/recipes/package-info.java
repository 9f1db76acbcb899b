/// The recipes of CONTRIBUTING.md, carried out with made-up wagers.
@NullMarked
package cardroom.houses.recipes;

import org.jspecify.annotations.NullMarked;
