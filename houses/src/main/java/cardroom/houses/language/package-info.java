/// What the rules and the room say, in languages other than English.
///
/// The front door is [cardroom.houses.language.RoomLanguage].
@NullMarked
package cardroom.houses.language;

import org.jspecify.annotations.NullMarked;
