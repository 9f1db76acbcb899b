/// The lab: what a rule sheet is worth, over HTTP. The figures come from the analysis; here they
/// are only bounded, cached and written as JSON.
@NullMarked
package cardroom.server.lab;

import org.jspecify.annotations.NullMarked;
