/// What Pure 21.5 is worth under a sheet: expectations, strategies and the laws of the bonus bets.
///
/// [Pure215Analysis] is the front door. The treatment of splits is described in `docs/analysis.md`.
@NullMarked
package cardroom.analysis.pure215;

import org.jspecify.annotations.NullMarked;
