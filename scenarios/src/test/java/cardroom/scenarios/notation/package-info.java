@NullMarked
package cardroom.scenarios.notation;

import org.jspecify.annotations.NullMarked;
