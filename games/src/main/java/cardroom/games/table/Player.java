package cardroom.games.table;

/// A person in the room; the name is unique there.
public record Player(String name) implements Comparable<Player> {

  public Player {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a player needs a name");
    }
  }

  @Override
  public int compareTo(Player other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}
