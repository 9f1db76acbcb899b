package cardroom.server.startup;

import cardroom.server.api.RequestLimits;
import cardroom.server.api.TlsAndHosts;
import cardroom.server.backup.BackupSchedule;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.cluster.ClusterNode.Place;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.util.Optional;

/// How a room is opened.
///
/// @param database the JDBC address of a PostgreSQL, or empty for the embedded records
/// @param pace how long bots think
/// @param entrance with which certificate, and to which names it answers
/// @param backups when its records are copied, if at all
/// @param place where it finds the other machines of the room; empty where it is the only one
public record RoomPlan(
    Path data,
    Optional<String> database,
    String host,
    int port,
    Demo demo,
    ClockTimes times,
    RequestLimits limits,
    ThinkingTime pace,
    Optional<Place> place,
    TlsAndHosts entrance,
    Optional<BackupSchedule.Plan> backups) {

  public static RoomPlan standard(Path data) {
    return new RoomPlan(
        data,
        Optional.empty(),
        "localhost",
        8080,
        Demo.YES,
        ClockTimes.STANDARD,
        RequestLimits.STANDARD,
        ThinkingTime.HUMAN,
        Optional.empty(),
        TlsAndHosts.PLAIN,
        Optional.empty());
  }

  public RoomPlan on(String address, int number) {
    return new RoomPlan(
        data, database, address, number, demo, times, limits, pace, place, entrance, backups);
  }

  public RoomPlan with(Demo other) {
    return new RoomPlan(
        data, database, host, port, other, times, limits, pace, place, entrance, backups);
  }

  public RoomPlan with(Optional<String> address) {
    return new RoomPlan(
        data, address, host, port, demo, times, limits, pace, place, entrance, backups);
  }

  public RoomPlan with(RequestLimits other) {
    return new RoomPlan(
        data, database, host, port, demo, times, other, pace, place, entrance, backups);
  }

  public RoomPlan with(ThinkingTime other) {
    return new RoomPlan(
        data, database, host, port, demo, times, limits, other, place, entrance, backups);
  }

  /// One of several machines.
  public RoomPlan at(Place other) {
    return new RoomPlan(
        data,
        database,
        host,
        port,
        demo,
        times,
        limits,
        pace,
        Optional.of(other),
        entrance,
        backups);
  }

  public RoomPlan with(TlsAndHosts other) {
    return new RoomPlan(
        data, database, host, port, demo, times, limits, pace, place, other, backups);
  }

  public RoomPlan with(BackupSchedule.Plan other) {
    return new RoomPlan(
        data, database, host, port, demo, times, limits, pace, place, entrance, Optional.of(other));
  }

  public RoomPlan with(ClockTimes other) {
    return new RoomPlan(
        data, database, host, port, demo, other, limits, pace, place, entrance, backups);
  }
}
