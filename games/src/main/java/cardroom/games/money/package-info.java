/// Chips counted in whole cents, odds and fractions as exact ratios.
@NullMarked
package cardroom.games.money;

import org.jspecify.annotations.NullMarked;
