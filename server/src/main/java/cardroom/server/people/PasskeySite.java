package cardroom.server.people;

/// Where a passkey works: one of the room's own names, and the one address of its pages.
///
/// @param id the name, to which devices bind their keys
/// @param origin scheme, name and port as a browser writes them
public record PasskeySite(String id, String origin) {}
