package cardroom.games.notation;

/// Something that was read, and the word it was read from.
public record Placed<T>(T value, Word word) {}
