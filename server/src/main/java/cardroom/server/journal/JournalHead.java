package cardroom.server.journal;

/// The last event of a table's journal; the room's own is that of table 0.
public record JournalHead(long table, long number, String hash) {}
