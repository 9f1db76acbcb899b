/// `cardroom replay`: plays recorded poker hands and compares the finishing stacks.
@NullMarked
package cardroom.app.replay;

import org.jspecify.annotations.NullMarked;
