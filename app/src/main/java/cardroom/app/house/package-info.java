/// `house`: the sheets of the cardrooms, listed, shown, examined and hung up as signs.
@NullMarked
package cardroom.app.house;

import org.jspecify.annotations.NullMarked;
