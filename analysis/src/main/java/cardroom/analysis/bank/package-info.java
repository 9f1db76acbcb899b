/// What it means to hold the bank of a table: expectation, spread, ruin, and what the collections
/// take, under every reading of the bank's limit.
@NullMarked
package cardroom.analysis.bank;

import org.jspecify.annotations.NullMarked;
