package cardroom.games.seating;

/// What a game notes about somebody who sits down or takes another seat: that they are a provider
/// of player-dealers, or what they owe the blinds.
public interface SeatStanding {}
