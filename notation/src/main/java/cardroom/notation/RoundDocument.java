package cardroom.notation;

/// A round written down in a format that other poker software reads.
///
/// @param format the ending of such a file's name, such as `phh`
public record RoundDocument(String format, String text) {}
