package cardroom.server.journal;

import cardroom.server.ledger.WrittenLeg;

/// One leg of a movement with the event that made it.
public record Movement(long at, long table, long number, WrittenLeg leg) {}
