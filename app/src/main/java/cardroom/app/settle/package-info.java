/// `cardroom settle`: the bank calculator, who is paid what when the bank is short.
@NullMarked
package cardroom.app.settle;

import org.jspecify.annotations.NullMarked;
