/// `analyze` and `design`: what a sheet is worth, as a report or as JSON.
@NullMarked
package cardroom.app.analyze;

import org.jspecify.annotations.NullMarked;
