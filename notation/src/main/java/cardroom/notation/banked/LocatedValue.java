package cardroom.notation.banked;

import cardroom.notation.script.Word;

/// Something that was read, and the word it was read from.
public record LocatedValue<T>(T value, Word word) {}
