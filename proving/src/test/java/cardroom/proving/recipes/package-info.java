/// The recipe for a banked game in CONTRIBUTING.md, carried out with a made-up one: High Card.
@NullMarked
package cardroom.proving.recipes;

import org.jspecify.annotations.NullMarked;
