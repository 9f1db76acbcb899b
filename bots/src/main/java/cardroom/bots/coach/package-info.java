/// The coach: what each choice is worth to somebody who sees a View and Choices, and nothing else.
@NullMarked
package cardroom.bots.coach;

import org.jspecify.annotations.NullMarked;
