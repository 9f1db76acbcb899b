/// A room on several machines: Pekko's cluster sharding decides which of them deals at a table, and
/// a person connected to any of them reaches every table. Loaded only by a room that joins others.
///
/// The front door is [cardroom.server.cluster.ClusterNode].
@NullMarked
package cardroom.server.cluster;

import org.jspecify.annotations.NullMarked;
