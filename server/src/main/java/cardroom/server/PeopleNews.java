package cardroom.server;

/// What the machines of a room tell each other about people.
public interface PeopleNews {
  void sessionEnded(String id);

  void rolesChanged(String name);
}
