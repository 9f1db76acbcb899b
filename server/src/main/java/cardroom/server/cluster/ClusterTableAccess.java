package cardroom.server.cluster;

import cardroom.games.table.RoomRule;
import cardroom.server.PeopleNews;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.cluster.Letter.Asker;
import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.journal.Records;
import cardroom.server.table.Answer;
import cardroom.server.table.LobbyList;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.LocalTables;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Heard;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.TableAccess;
import cardroom.server.wire.TableListener;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;

/// The tables of a room on several machines, as seen from one of them.
final class ClusterTableAccess implements TableAccess, MachineInbox.Desk {
  private static final EntityTypeKey<ToTable> TABLE = EntityTypeKey.create(ToTable.class, "table");
  private static final long PATIENCE_MS = 15_000;
  // Long enough to play a round to its end first.
  private static final long CLOSING_MS = 600_000;
  private static final long BOARD_MS = 1_000;

  private final LocalTables here;
  private final Records records;
  private final PendingQuestions tickets = new PendingQuestions();
  private final RemoteWatching visits;
  private final ClusterLobbyList board = new ClusterLobbyList(this::askBoards);
  private final ActorRef<ShardingEnvelope<ToTable>> region;
  private final ActorRef<ToPorter> inbox;
  private volatile List<ActorRef<ToPorter>> inboxes = List.of();
  private volatile PeopleNews news =
      new PeopleNews() {
        @Override
        public void sessionEnded(String id) {}

        @Override
        public void rolesChanged(String name) {}
      };

  ClusterTableAccess(ActorSystem<Void> system, String machine, LocalTables here, Records records) {
    this.here = here;
    this.records = records;
    this.visits = new RemoteWatching(machine);
    this.region =
        ClusterSharding.get(system)
            .init(
                Entity.of(TABLE, place -> TableEntity.of(Long.parseLong(place.getEntityId()), here))
                    .withStopMessage(new ToTable.Rest()));
    this.inbox = system.systemActorOf(MachineInbox.of(this), "porter", Props.empty());
  }

  private void send(long table, ToTable letter) {
    region.tell(new ShardingEnvelope<>(String.valueOf(table), letter));
  }

  /// Makes sure that some machine deals at every open table.
  void wakeAll() {
    var awake = new TreeSet<>(board.rows().stream().map(LobbyRow::id).toList());
    records.openTables().stream()
        .filter(table -> !awake.contains(table))
        .forEach(table -> send(table, new ToTable.Wake()));
  }

  @Override
  public CompletableFuture<Opened> open(TableOpening opening) {
    return here.found(opening)
        .thenApply(
            founded -> {
              if (founded instanceof Opened.Yes(var table)) {
                send(table, new ToTable.Wake());
              }
              return founded;
            });
  }

  @Override
  public Optional<TableOpening> opening(long table) {
    return here.opening(table);
  }

  private CompletableFuture<ToPorter> ask(
      long table, Function<Asker, ToTable> letter, long patienceMs) {
    return tickets.ask(
        inbox, asker -> send(table, letter.apply(asker)), patienceMs, new ToPorter.No(0, moving()));
  }

  /// Safe to send again: the same key makes sure that it is done only once.
  private static Answer.Refused moving() {
    return Answer.refuse(
        RoomRule.TABLE,
        "The table did not answer: it may be moving to another machine",
        "Send the same command with the same key again");
  }

  @Override
  public CompletableFuture<Answer> act(long table, Asked asked) {
    return ask(table, asker -> new ToTable.Act(asker, asked), PATIENCE_MS)
        .thenApply(ClusterTableAccess::answer);
  }

  @Override
  public CompletableFuture<Answer> shut(long table) {
    return ask(table, ToTable.Shut::new, CLOSING_MS).thenApply(ClusterTableAccess::answer);
  }

  private static Answer answer(ToPorter letter) {
    return letter instanceof ToPorter.Done(_, var number) ? new Answer.Done(number) : no(letter);
  }

  private static Answer.Refused no(ToPorter letter) {
    return letter instanceof ToPorter.No(_, var why) ? why : moving();
  }

  @Override
  public CompletableFuture<Told> look(long table, Viewpoint eyes) {
    return ask(table, asker -> new ToTable.Look(asker, eyes), PATIENCE_MS)
        .thenApply(
            letter ->
                letter instanceof ToPorter.Text(_, var text)
                    ? new Told.Yes(text)
                    : new Told.No(no(letter)));
  }

  @Override
  public CompletableFuture<Listed> wait(long table, String player, boolean enters) {
    return ask(table, asker -> new ToTable.Wait(asker, player, enters), PATIENCE_MS)
        .thenApply(
            letter ->
                letter instanceof ToPorter.Names(_, var names)
                    ? new Listed.Yes(names)
                    : new Listed.No(no(letter)));
  }

  @Override
  public CompletableFuture<Heard> talk(long table, SpeechCommand speech) {
    return ask(table, asker -> new ToTable.Say(asker, speech), PATIENCE_MS)
        .thenApply(
            letter ->
                letter instanceof ToPorter.Spoken(_, var said)
                    ? new Heard.Yes(said)
                    : new Heard.No(no(letter)));
  }

  @Override
  public void watch(long table, TableListener listener, long last) {
    visits.ask(visits.enter(table, listener, last), inbox, this::send);
  }

  @Override
  public void unwatch(long table, TableListener listener) {
    visits.leave(listener).ifPresent(name -> send(table, new ToTable.Unwatch(name)));
  }

  @Override
  public LobbyList lobby() {
    return board;
  }

  private List<CompletableFuture<ToPorter>> askBoards() {
    return inboxes.stream()
        .map(
            other ->
                tickets.ask(
                    inbox,
                    asker -> other.tell(new ToPorter.Rows(asker)),
                    BOARD_MS,
                    new ToPorter.Board(0, List.of())))
        .toList();
  }

  @Override
  public Set<Long> openTables() {
    return Set.copyOf(records.openTables());
  }

  @Override
  public void answered(ToPorter letter) {
    tickets.answered(letter);
  }

  @Override
  public void told(ToPorter.Line line) {
    visits.told(line);
  }

  @Override
  public void ended(String visit) {
    visits.ended(visit);
  }

  @Override
  public void moved(String visit) {
    visits.ask(visit, inbox, this::send);
  }

  /// Tells every machine, this one too.
  void tellAll(ToPorter news) {
    inboxes.forEach(each -> each.tell(news));
  }

  /// @param heard receives on this machine what any of them announced
  void whenTold(PeopleNews heard) {
    news = heard;
  }

  /// Reads the records, so not on the inbox's own thread.
  @Override
  public void sessionEnded(String id) {
    Thread.startVirtualThread(() -> news.sessionEnded(id));
  }

  @Override
  public void rolesChanged(String name) {
    Thread.startVirtualThread(() -> news.rolesChanged(name));
  }

  @Override
  public ToPorter board(Asker asker) {
    return new ToPorter.Board(asker.ticket(), here.lobby().rows());
  }

  @Override
  public void inboxes(List<ActorRef<ToPorter>> all) {
    inboxes = all;
  }

  @Override
  public void askAgain() {
    visits.askAll(inbox, this::send);
  }

  @Override
  public void close() {
    // The machine leaves the others first: see ClusterNode.
  }
}
