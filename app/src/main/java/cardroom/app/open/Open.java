package cardroom.app.open;

import cardroom.app.SettingSources;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.api.TalkMode;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.startup.CannotOpen;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Opens the room and keeps it open until it is told to stop.
@Command(
    name = "open",
    description = "Opens the room: tables to play at, in a browser or over the API.",
    mixinStandardHelpOptions = true,
    defaultValueProvider = Settings.Provider.class,
    footer = {
      "",
      "Every option may be set in the environment instead (CARDROOM_PORT for --port), or by",
      "a line of the --config file (port = 8080); --print-config says which of them holds.",
      "",
      "Ctrl-C stops it cleanly; what was acknowledged is on disk."
    })
public final class Open implements Callable<Integer>, SettingSources {

  private static final int PORT_MAX = 65_535;

  @Option(names = "--port", paramLabel = "N", description = "Default 8080; 0 takes a free one.")
  private int port = 8080;

  @Option(names = "--host", paramLabel = "ADDRESS", description = "Default localhost.")
  private String host = "localhost";

  @Option(names = "--data", paramLabel = "DIR", description = "The room's folder; default ./data.")
  private Path data = Path.of("data");

  @Option(names = "--db", paramLabel = "URL", description = "jdbc:postgresql://host/name")
  private @Nullable String database;

  @Option(
      names = "--join",
      paramLabel = "HOST:PORT",
      split = ",",
      arity = "1..*",
      description = "Machines on which the same room is played; needs --db. The first founds it.")
  private List<String> join = List.of();

  @Option(
      names = "--node",
      paramLabel = "HOST:PORT",
      description = "With --join: where the other machines reach this one; default HOST:25520.")
  private @Nullable String node;

  @Option(names = "--houses", paramLabel = "DIR", description = "Sheets of your own.")
  private @Nullable Path houses;

  @Option(
      names = "--demo",
      paramLabel = "false|busy",
      description = "Without tables of the house, or with bots that never rest.")
  private String demo = "true";

  @Option(
      names = "--talk",
      paramLabel = "off|lines|free",
      description = "What may be said at tables: nothing, the room's lines, or anything (default).")
  private String talk = "free";

  @Option(names = "--config", paramLabel = "FILE", description = "Lines such as port = 8080.")
  private @Nullable Path config;

  @Option(
      names = "--print-config",
      description = "Print every setting and where it was set, and open nothing.")
  private boolean printsConfig;

  @Mixin private EntranceOptions entrance = new EntranceOptions();

  @Mixin private BackupOptions backups = new BackupOptions();

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Map<String, String> environment;
  private Optional<Settings> settings = Optional.empty();

  public Open() {
    this(System.getenv());
  }

  /// @param environment of the process
  public Open(Map<String, String> environment) {
    this.environment = Map.copyOf(environment);
  }

  /// What was set somewhere other than on the command line; read on first use.
  Settings settings() {
    var read = settings.orElseGet(() -> Settings.of(environment, config, spec));
    settings = Optional.of(read);
    return read;
  }

  @Override
  public Optional<String> source(ArgSpec argument, String value) {
    return argument instanceof OptionSpec option
        ? settings()
            .of(Settings.name(option))
            .filter(set -> set.value().equals(value))
            .map(Settings.Setting::source)
        : Optional.empty();
  }

  /// Opens once on a temporary folder, deals a guest a first card and stops.
  public static void rehearse() throws IOException {
    DryOpening.hold();
  }

  @Override
  public Integer call() {
    var plan = plan();
    if (printsConfig) {
      PrintedSettings.print(spec, settings(), environment, spec.commandLine().getOut());
      return Status.DONE;
    }
    var folder = houses;
    var catalogue = folder == null ? Catalogue.packaged() : Catalogue.with(folder);
    try (var room = OpenRoom.open(plan, new SheetCatalogue(catalogue), environment)) {
      var out = spec.commandLine().getOut();
      greet(room, out);
      return stayOpen(room, out);
    } catch (CannotOpen unfit) {
      throw new WrongUse(String.valueOf(unfit.getMessage()));
    }
  }

  private RoomPlan plan() {
    if (port < 0 || port > PORT_MAX) {
      throw new WrongUse(
          "--port %d: give a port from 1 to %d, or 0 for a free one.".formatted(port, PORT_MAX));
    }
    if (host.isBlank()) {
      throw new WrongUse("--host '': give an address, such as localhost or 0.0.0.0 for any.");
    }
    var plan =
        RoomPlan.standard(data)
            .on(host, port)
            .with(demo())
            .with(Optional.ofNullable(database))
            .with(entrance.on(host))
            .with(RequestLimits.STANDARD.behind(entrance.proxies()).with(talk()));
    if (join.isEmpty() && node != null) {
      throw new WrongUse(
          "--node %s: it says where --join reaches this machine; give both.".formatted(node));
    }
    if (!join.isEmpty()) {
      plan = plan.at(JoinAddress.place(Optional.ofNullable(node).orElse(host + ":25520"), join));
    }
    return backups.in(data).map(plan::with).orElse(plan);
  }

  private void greet(OpenRoom room, PrintWriter out) {
    var address = "%s://%s:%d".formatted(entrance.scheme(), host, room.port());
    out.printf("The room is open on %s (Ctrl-C stops it).%n", address);
    if (entrance.proxies().includeAnyone()) {
      out.println(
          "Whoever connects is trusted as the proxy: name it (--behind-proxy=10.0.0.5), or let nobody"
              + " else reach this port.");
    }
    room.adminPath()
        .ifPresent(
            path ->
                out.printf(
                    "Nobody can give roles here yet. Whoever opens this link once becomes the"
                        + " admin: %s%s%n",
                    address, path));
    room.copiedAside()
        .ifPresent(
            copy ->
                out.printf(
                    "The records were of an older version and are up to date now; a copy as they"
                        + " were is %s.%n",
                    copy));
    out.flush();
  }

  private Demo demo() {
    return switch (demo) {
      case "true" -> Demo.YES;
      case "false" -> Demo.NO;
      case "busy" -> Demo.BUSY;
      default -> throw new WrongUse("--demo reads '" + demo + "': give true, false or busy.");
    };
  }

  private TalkMode talk() {
    return TalkMode.of(talk)
        .orElseThrow(() -> new WrongUse("--talk reads '" + talk + "': give off, lines or free."));
  }

  private static void keep(Checkpoint last, PrintWriter out) {
    out.println(
        "The last checkpoint, to keep somewhere else (verify --since shows whether the records"
            + " still agree):");
    out.println(last.line());
  }

  /// The shutdown hook closes the room before the program ends.
  private static int stayOpen(OpenRoom room, PrintWriter out) {
    var stopped = new CountDownLatch(1);
    var closed = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform()
                .name("stop")
                .unstarted(
                    () -> {
                      stopped.countDown();
                      room.close();
                      room.lastCheckpoint().ifPresent(last -> keep(last, out));
                      out.flush();
                      closed.countDown();
                    }));
    var givenUp = room.whenGivenUp();
    var _ = givenUp.thenRun(stopped::countDown);
    try {
      stopped.await();
      if (givenUp.isDone()) {
        System.err.println(
            "The others have given up on this machine, so it stops; it can be started again.");
        return Status.GIVEN_UP;
      }
      closed.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return Status.DONE;
  }
}
