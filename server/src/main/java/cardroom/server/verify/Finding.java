package cardroom.server.verify;

/// Something in the records that cannot be right.
///
/// @param record which row, by name: `event 12 of table 7`, `the balance of player:ann`
/// @param words what is wrong with it
public record Finding(String record, String words) {
  @Override
  public String toString() {
    return record + ": " + words;
  }
}
