package cardroom.server.guests;

/// A guest in his session.
///
/// @param csrf the word that every changing request of this session must carry
public record Guest(String name, String csrf) {}
