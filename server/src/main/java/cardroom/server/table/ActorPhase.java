package cardroom.server.table;

/// What a live table is doing: only in play does it handle messages at once.
enum ActorPhase {
  LOADING,
  RECORDS_GONE,
  READY,
  COMMITTING,
  BROKEN
}
