package cardroom.houses.book;

import java.util.List;

/// Something that went wrong, found by three answers, and the clauses that put it right.
///
/// @param when at which moment, such as `Before the draw`
/// @param what in a few words, such as `A card was exposed`
/// @param how what distinguishes it from the others
/// @param example a hand or round in which it happens, as `judge` reads it; may be empty
/// @param told what the rules do about it in that example, in sentences
/// @param clauses the clauses of the remedy, the deciding one first
public record IrregularityCase(
    String when, String what, String how, String example, List<String> told, List<String> clauses) {
  public IrregularityCase {
    told = List.copyOf(told);
    clauses = List.copyOf(clauses);
  }
}
