/// The rule sheets of each cardroom: [Catalogue] is the front door.
@NullMarked
package cardroom.houses;

import org.jspecify.annotations.NullMarked;
