/// Passwords, codes and roles by themselves.
@NullMarked
package cardroom.server.people;

import org.jspecify.annotations.NullMarked;
