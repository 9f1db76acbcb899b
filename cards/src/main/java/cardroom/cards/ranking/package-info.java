/// Who holds the better hand. [cardroom.cards.ranking.Rankings] names the rankings the games use;
/// the classes called `Plain…` are their specification, the ones called `Fast…` their tested twins.
@NullMarked
package cardroom.cards.ranking;

import org.jspecify.annotations.NullMarked;
