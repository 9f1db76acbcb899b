package cardroom.notation;

/// A round written down in a format of the trade.
///
/// @param format the ending of such a file's name, such as `phh`
public record Document(String format, String text) {}
