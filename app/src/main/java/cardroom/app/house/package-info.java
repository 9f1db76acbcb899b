/// `house`: the sheets of the cardrooms, listed, shown, checked and printed as signs.
@NullMarked
package cardroom.app.house;

import org.jspecify.annotations.NullMarked;
