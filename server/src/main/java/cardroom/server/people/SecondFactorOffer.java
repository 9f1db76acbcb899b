package cardroom.server.people;

/// A second factor that somebody may take by the first code of it.
///
/// @param secret as authenticators read it
/// @param sealed the same for the room alone, to be brought back with the code
public record SecondFactorOffer(String secret, String sealed) {}
