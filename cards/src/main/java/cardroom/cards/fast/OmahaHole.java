package cardroom.cards.fast;

/// Four hole cards, prepared for being judged on many boards.
///
/// @param cards the cards as bits
/// @param key their key
/// @param pairs the six pairs of ranks that they make
/// @param lowRanks their ranks from ace to eight, one bit each
public record OmahaHole(long cards, long key, long pairs, int lowRanks) {
  public static OmahaHole of(long cards) {
    return new OmahaHole(
        cards, CardKeys.ofBits(cards), OmahaTables.pairs(cards), OmahaLows.ranks(cards));
  }
}
