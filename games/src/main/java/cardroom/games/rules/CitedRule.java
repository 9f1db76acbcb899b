package cardroom.games.rules;

/// A clause that is known by its id alone: a record names one that this program does not have, or
/// no longer has.
record CitedRule(String id) implements Rule {

  @Override
  public String sentence() {
    return "";
  }
}
