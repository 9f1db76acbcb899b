package cardroom.server.guests;

import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.shoe.Entropy;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Who is in: a token is known to its browser alone; the records keep its hash.
public final class Sessions {
  private static final long SESSION_MS = 30L * 24 * 3_600_000;
  private static final int ID_LENGTH = 16;
  private static final int DEVICE_MAX = 120;

  private final Cage cage;
  private final Records records;
  private final Entropy entropy;
  private final InstantSource time;
  private final Map<String, SessionRow> sessions = new ConcurrentHashMap<>();
  private final Map<String, Long> expiries = new ConcurrentHashMap<>();
  private final Map<String, Long> seen = new ConcurrentHashMap<>();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

  private volatile Optional<SharedSessions> shared = Optional.empty();

  public Sessions(Cage cage, Records records, Entropy entropy, InstantSource time) {
    this.cage = cage;
    this.records = records;
    this.entropy = entropy;
    this.time = time;
    records.sessions().forEach(this::keep);
  }

  private void keep(SessionRow session) {
    sessions.put(session.tokenHash(), session);
    expiries.put(id(session), session.expires());
  }

  /// A session that is not open yet: its row must be on disk first.
  ///
  /// @param token told once, to the browser alone
  public record Fresh(SessionRow row, String token) {}

  /// A session as its owner sees it.
  ///
  /// @param id names it without opening it
  /// @param seenAt when it was last used since the room opened, else when it began
  public record Listed(String id, long since, long seenAt, String device) {}

  /// A session to be written for somebody.
  public Fresh fresh(String name, String device) {
    var token = entropy.hex(32);
    var now = time.millis();
    var plain = device.replaceAll("[^\\x20-\\x7e]", "");
    var known = plain.substring(0, Math.min(DEVICE_MAX, plain.length()));
    var row = new SessionRow(hash(token), name, entropy.hex(16), now + SESSION_MS, now, known);
    return new Fresh(row, token);
  }

  /// The row is on disk: whoever brings the token is in.
  public Admission.Welcome opened(Fresh fresh) {
    keep(fresh.row());
    return new Admission.Welcome(guest(fresh.row()), fresh.token());
  }

  /// Whose session a token opens.
  public Optional<Guest> known(String token) {
    var now = time.millis();
    refresh(hash(token));
    var session = sessions.get(hash(token));
    if (session == null || session.expires() <= now) {
      return Optional.empty();
    }
    seen.put(session.tokenHash(), now);
    return Optional.of(guest(session));
  }

  /// The room is played on several machines: what the others wrote counts too.
  void share() {
    shared = Optional.of(new SharedSessions(records, System::nanoTime));
  }

  private void refresh(String hash) {
    if (shared.isEmpty()) {
      return;
    }
    var found = shared.get().find(hash);
    found.ifPresent(this::keep);
    if (found.isEmpty()) {
      drop(sessions.values().stream().filter(each -> each.tokenHash().equals(hash)).toList());
    }
  }

  private static Guest guest(SessionRow session) {
    return new Guest(session.guest(), session.csrf(), id(session));
  }

  private static String id(SessionRow session) {
    return session.tokenHash().substring(0, ID_LENGTH);
  }

  /// Whether the session of that id is still open.
  public boolean isOpen(String id) {
    return expiries.getOrDefault(id, 0L) > time.millis();
  }

  public List<Listed> of(String name) {
    return sessions.values().stream()
        .filter(session -> session.guest().equals(name) && session.expires() > time.millis())
        .map(
            session ->
                new Listed(
                    id(session),
                    session.since(),
                    seen.getOrDefault(session.tokenHash(), session.since()),
                    session.device()))
        .sorted(Comparator.comparingLong(Listed::seenAt).reversed())
        .toList();
  }

  /// Ends the session of a token; the account stays.
  public void end(String token) {
    var hash = hash(token);
    end(session -> session.tokenHash().equals(hash));
  }

  /// Ends one of somebody's sessions by its id; false when he has none of that id.
  public boolean end(String name, String id) {
    return end(session -> session.guest().equals(name) && id(session).equals(id)) > 0;
  }

  /// Ends all of somebody's sessions but one; an empty id keeps none.
  public void endAllBut(String name, String kept) {
    end(session -> session.guest().equals(name) && !id(session).equals(kept));
  }

  /// They end at once, whether the records can be written or not.
  private int end(Predicate<SessionRow> which) {
    if (shared.isPresent()) {
      records.sessions().forEach(this::keep);
    }
    var ended = sessions.values().stream().filter(which).toList();
    drop(ended);
    if (!ended.isEmpty()) {
      cage.note(ended.stream().<Row>map(SessionRow::ended).toList());
    }
    return ended.size();
  }

  private void drop(List<SessionRow> ended) {
    ended.forEach(session -> sessions.remove(session.tokenHash()));
    ended.forEach(session -> expiries.remove(id(session)));
    ended.forEach(session -> seen.remove(session.tokenHash()));
    ended.forEach(session -> shared.ifPresent(all -> all.forget(session.tokenHash())));
    ended.forEach(session -> listeners.forEach(heard -> heard.accept(id(session))));
  }

  /// Hears the id of every session that ends before its time.
  public void whenEnded(Consumer<String> heard) {
    listeners.add(heard);
  }

  private static String hash(String token) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
