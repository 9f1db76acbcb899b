package cardroom.games.seating;

/// What a game notes of somebody who sits down: that they are a provider of player-dealers, or how
/// they stand towards the blinds.
public interface Standing {}
