package cardroom.server.people;

/// A second factor that a person accepts by entering its first code.
///
/// @param secret as authenticators read it
/// @param sealed the same, readable by the room alone, to be sent back with the code
public record SecondFactorOffer(String secret, String sealed) {}
