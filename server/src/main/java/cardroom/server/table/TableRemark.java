package cardroom.server.table;

/// Something that was said at a table; it is in no journal and is lost when the table stops.
///
/// @param id by which it is pointed at; what is said later has a larger one
/// @param line one of the room's own lines; empty where somebody chose their own words
/// @param text words of their own; empty where there is a line
public record TableRemark(long id, String player, String line, String text) {}
