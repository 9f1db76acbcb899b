package cardroom.server.codec;

import cardroom.games.table.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// How one engine's events and tables at rest are written down: one `switch` each way, every field
/// by name. A kind whose body changes gets a new version, and the old one stays readable.
public interface GameCodec<T> {

  /// An event as it is written.
  record Body(String kind, int version, ObjectNode json) {}

  /// The version that is written now. The chips an event moves are the same in every version; what
  /// an older one cites for them is what the rules cited then.
  int version();

  Body write(Event event, CardText cards);

  Event read(String kind, int version, JsonNode json, CardText cards);

  /// A table at rest. It may hold what is hidden, such as a burned card: snapshots are kept sealed.
  ObjectNode snapshot(T table);

  T restore(JsonNode snapshot);
}
