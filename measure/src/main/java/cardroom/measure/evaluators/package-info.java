/// How fast hands are ranked: run in processes of their own, because what a compiler makes of a
/// short loop differs from start to start.
@NullMarked
package cardroom.measure.evaluators;

import org.jspecify.annotations.NullMarked;
