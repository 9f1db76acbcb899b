package cardroom.server.table;

/// What a live table is about: only in play does it listen at once.
enum ActorPhase {
  LOADING,
  RECORDS_GONE,
  READY,
  COMMITTING,
  BROKEN
}
