/// Three Card Poker 6 Card Bonus, rule by rule.
@NullMarked
package cardroom.scenarios.threecard;

import org.jspecify.annotations.NullMarked;
