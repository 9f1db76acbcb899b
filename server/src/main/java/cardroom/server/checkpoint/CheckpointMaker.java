package cardroom.server.checkpoint;

import cardroom.server.journal.Journal;
import cardroom.server.journal.JournalHead;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.CheckpointRow;
import cardroom.server.keeping.LocalLocks;
import cardroom.server.keeping.NamedLocks;
import cardroom.server.keeping.PrivateFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes the checkpoints of a room, every few minutes and once more when it stops. They are in the
/// records and, a line each, in a file that is easily copied elsewhere.
public final class CheckpointMaker implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CheckpointMaker.class);
  private static final long EVERY_MINUTES = 10;
  private static final long ROOM = 0;

  private final Journal journal;
  private final Records records;
  private final Signer signer;
  private final InstantSource calendar;
  private final Path file;
  private final NamedLocks turns;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("notary").daemon().factory());

  /// @param file to which every checkpoint's line is added
  public CheckpointMaker(
      Journal journal, Records records, Signer signer, InstantSource calendar, Path file) {
    this(journal, records, signer, calendar, file, new LocalLocks());
  }

  /// @param turns locks with which the machines of a room sign one at a time
  public CheckpointMaker(
      Journal journal,
      Records records,
      Signer signer,
      InstantSource calendar,
      Path file,
      NamedLocks turns) {
    this.turns = turns;
    this.journal = journal;
    this.records = records;
    this.signer = signer;
    this.calendar = calendar;
    this.file = file;
  }

  public void start() {
    var _ =
        clock.scheduleWithFixedDelay(this::trySign, EVERY_MINUTES, EVERY_MINUTES, TimeUnit.MINUTES);
  }

  /// What cannot be signed now is covered by the next checkpoint; play does not wait for it.
  private void trySign() {
    try {
      sign();
    } catch (RuntimeException e) {
      LOG.error("no checkpoint was made: {}", e.getMessage());
    }
  }

  /// Signs what has happened since the last checkpoint; the last one again when nothing has.
  public synchronized Optional<Checkpoint> sign() {
    return turns.inTurn("checkpoint", this::signNext);
  }

  private Optional<Checkpoint> signNext() {
    var last = records.lastCheckpoint();
    var latest = last.flatMap(row -> Checkpoint.parse(row.line()));
    refuseOtherKey(latest);
    var upTo = records.lastEvents();
    var before = last.map(row -> CheckpointText.upTo(row.says())).orElse(List.of());
    var heads = records.headsSince(before, upTo);
    return heads.isEmpty() ? latest : Optional.of(signed(last, latest, upTo, heads));
  }

  /// Machines that share a room must share its signing key; one that has another key leaves signing
  /// to them.
  private void refuseOtherKey(Optional<Checkpoint> latest) {
    if (turns.isShared()
        && latest.filter(made -> !made.publicKey().equals(signer.publicKey())).isPresent()) {
      throw new IllegalStateException(
          "this machine's signing key is not that of the last checkpoint: give all machines the"
              + " same");
    }
  }

  private Checkpoint signed(
      Optional<CheckpointRow> last,
      Optional<Checkpoint> latest,
      List<Long> upTo,
      List<JournalHead> heads) {
    var number = last.map(CheckpointRow::number).orElse(0L) + 1;
    var before = latest.map(Checkpoint::hash).orElse(CheckpointText.START);
    var at = Instant.ofEpochMilli(calendar.millis());
    var says = new CheckpointText(number, at, before, upTo, heads);
    var made = Checkpoint.signed(number, at, says.hash(), signer);
    if (!made.isGenuine()) {
      throw new IllegalStateException("the signature does not fit the public key");
    }
    keep(new CheckpointRow(number, upTo.getFirst(), says.text(), made.line()));
    return made;
  }

  private void keep(CheckpointRow row) {
    var outcome = new CompletableFuture<PageOutcome>();
    journal.write(new JournalPage(ROOM, List.of(), List.of(row)), outcome::complete);
    if (outcome.join() instanceof PageOutcome.Not(var why)) {
      throw new IllegalStateException("the records cannot be written: " + why);
    }
    try {
      PrivateFile.claim(file);
      Files.writeString(file, row.line() + "\n", StandardOpenOption.APPEND);
    } catch (IOException e) {
      LOG.warn(
          "the checkpoint was stored in the records but could not be written to {}: {}",
          file,
          e.getMessage());
    }
  }

  /// The last checkpoint, made before the records are closed.
  public Optional<Checkpoint> last() {
    try {
      return sign();
    } catch (RuntimeException e) {
      LOG.error("no checkpoint was made: {}", e.getMessage());
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
