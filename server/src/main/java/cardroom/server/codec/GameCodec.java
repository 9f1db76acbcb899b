package cardroom.server.codec;

import cardroom.games.table.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How one engine's events and tables at rest are written down: one `switch` each way, every field
/// by name. A new or changed kind of event means a new version; older versions stay readable.
public interface GameCodec<T> {

  /// An event as it is written.
  record Body(String kind, int version, ObjectNode json) {}

  /// The version that is written now. The chips an event moves are the same in every version; what
  /// an older one cites for them is what the rules cited then.
  int version();

  Body write(Event event, CardText cards);

  /// Reads an event of a version that is known.
  Event read(String kind, int version, JsonNode json, CardText cards);

  /// Reads an event; one of a newer program is an [UnknownEvent].
  default Event event(String kind, int version, JsonNode json, CardText cards) {
    requireKnown(kind, version);
    return read(kind, version, json, cards);
  }

  /// Refuses what a newer program wrote.
  default void requireKnown(String what, int version) {
    UnknownEvent.requireKnown(what, version, version());
  }

  /// A table at rest. It may contain hidden cards, such as a burned one: snapshots are kept sealed.
  ObjectNode snapshot(T table);

  T restore(JsonNode snapshot);
}
