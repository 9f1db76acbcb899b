package cardroom.server.table;

/// Something that was said at a table, in no journal and gone with the table's memory.
///
/// @param id by which it is pointed at; what is said later has a larger one
/// @param line one of the room's own lines; empty where somebody chose their own words
/// @param text words of their own; empty where there is a line
public record Said(long id, String player, String line, String text) {}
