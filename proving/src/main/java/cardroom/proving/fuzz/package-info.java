/// What Jazzer feeds: everything that reads a text or a message from outside. Each target is a
/// class with the method that Jazzer calls; whatever it throws is a finding.
@NullMarked
package cardroom.proving.fuzz;

import org.jspecify.annotations.NullMarked;
