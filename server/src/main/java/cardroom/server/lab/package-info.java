/// The lab: what a rule sheet is worth, asked over the doors. Figures are the analysis's own; here
/// they are only bounded, kept for the next who asks, and written down.
@NullMarked
package cardroom.server.lab;

import org.jspecify.annotations.NullMarked;
