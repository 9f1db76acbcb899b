/// The rules at work. Everything in this module is a test: rounds and hands in the notation and
/// whole tables, by the sheets of the houses.
@NullMarked
package cardroom.scenarios;

import org.jspecify.annotations.NullMarked;
