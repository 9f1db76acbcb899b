/// The targets of the fuzz trial, without Jazzer and with it.
@NullMarked
package cardroom.proving.fuzz;

import org.jspecify.annotations.NullMarked;
