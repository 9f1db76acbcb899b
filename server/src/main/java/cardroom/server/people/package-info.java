/// People with accounts: passwords, recovery, second factors, roles and the limits they set
/// themselves. A guest becomes one without losing a chip: an account is a guest with a password.
///
/// The front doors are [cardroom.server.people.People] and [cardroom.server.people.SignIn].
@NullMarked
package cardroom.server.people;

import org.jspecify.annotations.NullMarked;
