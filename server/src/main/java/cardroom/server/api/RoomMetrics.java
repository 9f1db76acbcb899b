package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.codec.Json;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/// What an operator monitors.
final class RoomMetrics {
  private final Room room;
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter refused;

  RoomMetrics(Room room, TableSocket socket) {
    this.room = room;
    this.refused = Counter.builder("cardroom_requests_refused").register(registry);
    Gauge.builder("cardroom_tables", () -> room.tables().lobby().size()).register(registry);
    Gauge.builder("cardroom_sockets", socket::visits).register(registry);
    Gauge.builder("cardroom_journal_waiting", () -> room.journal().waiting()).register(registry);
    var health = room.health();
    Gauge.builder("cardroom_records_ok", () -> room.journal().healthy() ? 1 : 0).register(registry);
    Gauge.builder("cardroom_heap_in_use", health::heapInUse).register(registry);
    Gauge.builder("cardroom_disk_free_bytes", health::diskFree).register(registry);
    Gauge.builder("cardroom_troubles", () -> health.troubles().size()).register(registry);
    var alarms = room.tables().alarms();
    Gauge.builder("cardroom_tables_stopped", () -> alarms.stopped().size()).register(registry);
    FunctionCounter.builder("cardroom_faults", alarms, all -> (double) all.faults())
        .register(registry);
    FunctionCounter.builder(
            "cardroom_pages_committed", room, all -> (double) all.journal().pagesCommitted())
        .register(registry);
    FunctionCounter.builder("cardroom_commits", room, all -> (double) all.journal().commits())
        .register(registry);
    new JvmMemoryMetrics().bindTo(registry);
  }

  void refused() {
    refused.increment();
  }

  /// The room is healthy when nothing is wrong with it; each trouble says what to do.
  void health(Context context) {
    var troubles = room.health().troubles();
    var ok = troubles.isEmpty();
    var alarms = room.tables().alarms();
    var json = Json.object().put("ok", ok).put("tables", room.tables().lobby().size());
    json.put("records", room.journal().healthy() ? "ok" : "unreachable");
    json.put("faults", alarms.faults());
    var stopped = json.putArray("stopped");
    alarms.stopped().forEach(stopped::add);
    var told = json.putArray("troubles");
    for (var trouble : troubles) {
      told.addObject().put("kind", trouble.kind().word()).put("words", trouble.words());
    }
    Reply.json(context.status(ok ? 200 : 503), json);
  }

  void metrics(Context context) {
    context.contentType("text/plain; version=0.0.4; charset=utf-8").result(registry.scrape());
  }
}
