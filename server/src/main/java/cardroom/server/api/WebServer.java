package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.UnknownEvent;
import cardroom.server.journal.Records;
import cardroom.server.table.Answer;
import cardroom.server.table.OperatorAlarms;
import cardroom.server.table.RoomRefusals;
import cardroom.server.wire.Wire;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The web server of a room: its API and its client, on one port.
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
  private static final String CLIENT = "/cardroom/web";
  private static final String SCRIPT = "/cardroom/pocket";
  // A storm of reconnects after a restart overflows the usual queue, and callers wait for seconds.
  private static final int ACCEPT_QUEUE = 4_096;
  private static final int FRAMES_MAX = 1_024;
  private static final long TEXT_MAX = 65_536;
  private static final int BODY_MAX = 65_536;
  private static final Duration SILENCE = Duration.ofSeconds(75);
  // Every socket is pinged once in this time.
  private static final int PING_S = 20;
  private static final long STOP_S = 10;
  private static final long LOOK_S = 10;
  private static final long REQUESTS_S = 3;
  private static final long RENEW_S = 60;
  private static final long DESERTED_S = 60;
  private static final int GLANCES = 5;
  // A connection that is idle for this long is closed.
  private static final long IDLE_MS = 30_000;

  private final Javalin javalin;
  private final ScheduledExecutorService pings;
  private final TableSocket socket;

  /// Opens a server without TLS, for any host name; port 0 takes any free port.
  public WebServer(Room room, String host, int port, RequestLimits limits) {
    this(room, host, port, limits, TlsAndHosts.PLAIN);
  }

  public WebServer(Room room, String host, int port, RequestLimits limits, TlsAndHosts entrance) {
    var doorman = new RequestGuard(room, limits, entrance);
    var routes = Routes.of(room, doorman, limits);
    var slow = new SlowRequests(entrance.headWithin());
    this.javalin =
        Javalin.create(
            config -> {
              jetty(config.jetty, host, port, entrance, slow);
              configure(config, routes, doorman);
            });
    this.socket = routes.socket();
    javalin.start(host, port);
    this.pings =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("pings").daemon().factory());
    entrance
        .tls()
        .ifPresent(
            tls -> {
              var _ = pings.scheduleWithFixedDelay(tls::renew, RENEW_S, RENEW_S, TimeUnit.SECONDS);
            });
    glanceAtAll(room, slow, Math.max(1, entrance.headWithin().toMillis() / GLANCES));
    goToTables(room);
    var turn = new AtomicInteger();
    var _ =
        pings.scheduleAtFixedRate(
            () -> routes.socket().ping(turn.getAndIncrement() % PING_S, PING_S),
            1,
            1,
            TimeUnit.SECONDS);
  }

  private void glanceAtAll(Room room, SlowRequests slow, long glance) {
    var _ = pings.scheduleWithFixedDelay(slow::closeAll, glance, glance, TimeUnit.MILLISECONDS);
    var _ = pings.scheduleWithFixedDelay(room.stopping()::all, STOP_S, STOP_S, TimeUnit.SECONDS);
    var _ = pings.scheduleWithFixedDelay(room.health()::look, LOOK_S, LOOK_S, TimeUnit.SECONDS);
  }

  /// What asks tables: they may take a while to answer, and pings must not wait for them.
  private void goToTables(Room room) {
    var deserted = new DesertedTables(room.allTables());
    apart(room.requests()::look, REQUESTS_S);
    apart(() -> deserted.look(TimeUnit.NANOSECONDS.toMillis(System.nanoTime())), DESERTED_S);
  }

  private void apart(Runnable look, long everyS) {
    var _ =
        pings.scheduleWithFixedDelay(
            () -> Thread.startVirtualThread(look), everyS, everyS, TimeUnit.SECONDS);
  }

  public int port() {
    return javalin.port();
  }

  private static void hangOut(JavalinConfig config, String folder) {
    config.staticFiles.add(
        files -> {
          files.directory = folder;
          files.location = Location.CLASSPATH;
          // Caching is set together with the other headers of a page.
          files.headers = Map.of();
        });
  }

  private static void configure(JavalinConfig config, Routes routes, RequestGuard doorman) {
    config.startup.showJavalinBanner = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = BODY_MAX;
    if (PageLinks.isClientThere()) {
      hangOut(config, CLIENT);
      config.spaRoot.addHandler("/", PageLinks.ofTheClient()::serve);
    }
    if (WebServer.class.getResource(SCRIPT + "/book-engine.js") != null) {
      hangOut(config, SCRIPT);
    }
    config.routes.before(PageHeaders::add);
    config.routes.before(doorman::examineHost);
    config.routes.before("/api/*", doorman::examine);
    config.routes.after("/api/*", WebServer::hearOut);
    routes.all().forEach(r -> config.routes.addHttpHandler(r.method(), r.path(), r.handler()));
    config.routes.ws(Routes.SOCKET, routes.socket()::configure);
    failures(config, routes.watch(), routes.refusals());
  }

  /// Reads the rest of an unread body: otherwise the connection would be closed after the response,
  /// while the browser already sends its next request over it.
  private static void hearOut(Context context) throws IOException {
    var request = context.req();
    if (request.getContentLengthLong() <= BODY_MAX) {
      var _ = request.getInputStream().readNBytes(BODY_MAX);
    }
  }

  private static void jetty(
      JettyConfig jetty, String host, int port, TlsAndHosts entrance, SlowRequests slow) {
    jetty.addConnector(
        (server, http) -> {
          var connector =
              entrance
                  .tls()
                  .map(tls -> secure(server, http, tls))
                  .orElseGet(() -> new ServerConnector(server, new HttpConnectionFactory(http)));
          connector.setIdleTimeout(IDLE_MS);
          connector.setHost(host);
          connector.setPort(port);
          connector.setAcceptQueueSize(ACCEPT_QUEUE);
          connector.addBean(slow);
          return connector;
        });
    jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(TEXT_MAX);
          factory.setMaxOutgoingFrames(FRAMES_MAX);
          factory.setIdleTimeout(SILENCE);
        });
    jetty.modifyServer(server -> server.setErrorHandler(PageHeaders.onErrors()));
    jetty.modifyServletContextHandler(WebServer::withoutDeflate);
    jetty.modifyServletContextHandler(WebServer::withoutServerSessions);
  }

  private static ServerConnector secure(Server server, HttpConfiguration http, TlsFiles tls) {
    var config = new HttpConfiguration(http);
    // The host name is checked for every request, not only under TLS.
    config.addCustomizer(new SecureRequestCustomizer(false));
    var inside = new HttpConnectionFactory(config);
    var outside = new SslConnectionFactory(tls.factory(), inside.getProtocol());
    return new ServerConnector(server, outside, inside);
  }

  /// A handshake would create a session of the web server itself, which is useless and would give
  /// browsers a second cookie.
  private static void withoutServerSessions(ServletContextHandler handler) {
    var sessions = new SessionHandler();
    var cache = new NullSessionCache(sessions);
    cache.setSessionDataStore(new NullSessionDataStore());
    sessions.setSessionCache(cache);
    sessions.setUsingCookies(false);
    handler.setSessionHandler(sessions);
  }

  /// Compressing each message would double the work and cost 95 KB of memory a socket.
  private static void withoutDeflate(ServletContextHandler handler) {
    handler.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarted(LifeCycle event) {
            WebSocketServerComponents.getWebSocketComponents(handler)
                .getExtensionRegistry()
                .unregister("permessage-deflate");
          }
        });
  }

  private static void failures(JavalinConfig config, RoomMetrics watch, RefusalLog refusals) {
    config.routes.exception(
        Refusal.class,
        (e, context) -> {
          watch.refused();
          refusals.note(e.why(), context);
          Reply.refusal(context, e);
        });
    refuses(config, Records.Unread.class, RoomRefusals.records());
    refuses(config, UnknownEvent.class, RoomRefusals.newer());
    config.routes.exception(
        Exception.class,
        (e, context) -> {
          if (isCutShort(e)) {
            context.status(400);
            return;
          }
          LOG.error("{} {} failed: {}", context.method(), context.path(), OperatorAlarms.trace(e));
          var why = Answer.refuse(RoomRule.RECORDS, "The room could not answer", "Try again");
          Reply.refusal(context.status(500), new Refusal(why));
        });
    config.routes.error(
        413,
        context -> {
          watch.refused();
          var why =
              Answer.refuse(
                  RoomRule.FORM, "A request has at most %,d bytes".formatted(BODY_MAX), "");
          refusals.note(why, context);
          Reply.json(context, Wire.answer(why, ""));
        });
    nowhere(config);
  }

  private static void nowhere(JavalinConfig config) {
    config.routes.error(
        404,
        context -> {
          context.header("Cache-Control", "no-store");
          if (context.path().startsWith("/api/") && !Reply.isGiven(context)) {
            var why = Answer.refuse(RoomRule.UNKNOWN, "There is nothing at " + context.path(), "");
            Reply.refusal(context, new Refusal(why));
          }
        });
  }

  /// A client that hangs up in the middle of a request, or sends an invalid body, may get no
  /// response, which is not a fault of the room.
  private static boolean isCutShort(Throwable failure) {
    for (var cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof ClosedChannelException || cause instanceof EOFException) {
        return true;
      }
    }
    return false;
  }

  private static void refuses(
      JavalinConfig config, Class<? extends Exception> failure, Answer.Refused why) {
    config.routes.exception(failure, (_, context) -> Reply.refusal(context, new Refusal(why)));
  }

  @Override
  public void close() {
    pings.shutdownNow();
    socket.farewell();
    javalin.stop();
  }
}
