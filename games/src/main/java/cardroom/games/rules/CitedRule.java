package cardroom.games.rules;

/// A clause known by its id alone: one that a record names and this program does not have, or no
/// longer has.
record CitedRule(String id) implements Rule {

  @Override
  public String sentence() {
    return "";
  }
}
