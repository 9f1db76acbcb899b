package cardroom.server.guests;

/// A guest in a session.
///
/// @param csrf the word that every changing request of this session must carry
/// @param session names the session without opening it
public record Guest(String name, String csrf, String session) {}
