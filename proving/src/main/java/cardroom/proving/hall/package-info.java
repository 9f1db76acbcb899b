/// The record hall: as many tables, seats and sockets as one process can hold, all in real play.
@NullMarked
package cardroom.proving.hall;

import org.jspecify.annotations.NullMarked;
