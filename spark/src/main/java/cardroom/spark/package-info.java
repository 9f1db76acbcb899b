/// Simulations on several machines: the blocks of `simulate`, played wherever Spark has room.
@NullMarked
package cardroom.spark;

import org.jspecify.annotations.NullMarked;
