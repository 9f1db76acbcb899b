/// What a sheet is worth: exact odds and strategies, equities, simulation and bank risk.
@NullMarked
package cardroom.analysis;

import org.jspecify.annotations.NullMarked;
