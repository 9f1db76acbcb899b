package cardroom.server.guests;

import cardroom.games.table.RoomRule;
import cardroom.server.codec.Json;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.EventMakers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/// Who is signed in: only the browser knows its token; the records keep its hash.
public final class Sessions {
  private static final long HOUR_MS = 3_600_000;
  private static final long SESSION_MS = 30 * 24 * HOUR_MS;

  /// A session ends after this much silence.
  public static final long SILENCE_MS = 7 * 24 * HOUR_MS;

  private static final int ID_LENGTH = 16;
  private static final int CSRF_LENGTH = 32;
  private static final int DEVICE_MAX = 120;
  private static final String ENDED = "sessions-ended";

  /// Everybody in a large room may be signed out at once: one event lists this many.
  private static final int DEED_MAX = 500;

  private final Cage cage;
  private final Records records;
  private final Entropy entropy;
  private final InstantSource time;
  private final Map<String, SessionRow> sessions = new ConcurrentHashMap<>();
  private final Map<String, SessionRow> byId = new ConcurrentHashMap<>();
  private final Map<String, Long> seen = new ConcurrentHashMap<>();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private volatile Consumer<String> others = _ -> {};
  private volatile ToLongFunction<String> silence = _ -> SILENCE_MS;
  private volatile boolean isShared;

  public Sessions(Cage cage, Records records, Entropy entropy, InstantSource time) {
    this.cage = cage;
    this.records = records;
    this.entropy = entropy;
    this.time = time;
    records.sessions().forEach(this::keep);
  }

  private void keep(SessionRow session) {
    sessions.put(session.tokenHash(), session);
    byId.put(id(session), session);
  }

  /// A session that is not open yet: its row must be on disk first.
  ///
  /// @param token sent once, to the browser alone
  public record Fresh(SessionRow row, String token) {}

  /// A session as its owner sees it.
  ///
  /// @param id names it without opening it
  /// @param seenAt when it was last used; only to the hour if that was before the room opened
  public record Listed(String id, long since, long seenAt, String device) {}

  /// A session to be written for somebody.
  public Fresh fresh(String name, String device) {
    var token = entropy.hex(32);
    var now = time.millis();
    var plain = device.replaceAll("[^\\x20-\\x7e]", "");
    var known = plain.substring(0, Math.min(DEVICE_MAX, plain.length()));
    var row = new SessionRow(hash(token), name, entropy.hex(16), now + SILENCE_MS, now, known);
    return new Fresh(row, token);
  }

  /// The row is on disk: the token is now accepted.
  public Admission.Welcome opened(Fresh fresh) {
    keep(fresh.row());
    return new Admission.Welcome(guest(fresh.row(), fresh.token()), fresh.token());
  }

  /// Whose session a token opens.
  public Optional<Guest> known(String token) {
    var now = time.millis();
    if (isShared) {
      refresh(hash(token));
    }
    var session = sessions.get(hash(token));
    if (session == null || isOver(session, now)) {
      return Optional.empty();
    }
    used(session, now);
    return Optional.of(guest(session, token));
  }

  /// How long a person may be silent, by their name; never longer than [#SILENCE_MS].
  public void endAfter(ToLongFunction<String> silenceMs) {
    silence = silenceMs;
  }

  private boolean isOver(SessionRow session, long now) {
    return session.expires() <= now
        || now - seenAt(session) >= silence.applyAsLong(session.guest());
  }

  /// What the records say about it is at most an hour old.
  private long seenAt(SessionRow session) {
    var written = Math.max(session.since(), session.expires() - SILENCE_MS);
    return Math.max(written, seen.getOrDefault(session.tokenHash(), 0L));
  }

  /// Using a session extends it, up to its maximum age.
  private void used(SessionRow session, long now) {
    seen.put(session.tokenHash(), now);
    var expires = Math.min(now + SILENCE_MS, session.since() + SESSION_MS);
    if (expires - session.expires() >= HOUR_MS) {
      var row = session.until(expires);
      if (sessions.replace(session.tokenHash(), session, row)) {
        byId.replace(id(row), session, row);
        // Nobody waits for it, and a session that ends meanwhile stays ended in the records.
        Thread.startVirtualThread(() -> cage.note(List.of(row)));
      }
    }
  }

  /// The room runs on several machines: what the others wrote counts too.
  ///
  /// @param tells the others the id of a session that ended here
  void share(Consumer<String> tells) {
    others = tells;
    isShared = true;
  }

  private void refresh(String hash) {
    var known = Optional.ofNullable(sessions.get(hash)).stream().toList();
    records.session(hash).ifPresentOrElse(this::keep, () -> drop(known));
  }

  /// What another machine opened or ended meanwhile.
  private void refreshAll() {
    var known = List.copyOf(sessions.values());
    var written = records.sessions();
    written.forEach(this::keep);
    var hashes = written.stream().map(SessionRow::tokenHash).collect(Collectors.toSet());
    drop(known.stream().filter(session -> !hashes.contains(session.tokenHash())).toList());
  }

  /// Another machine says that the session with that id has ended; the records know.
  public void heardEnded(String id) {
    Optional.ofNullable(byId.get(id)).ifPresent(session -> refresh(session.tokenHash()));
  }

  /// The word that a page sends with every change follows from the token, so that the records do
  /// not tell it.
  private static Guest guest(SessionRow session, String token) {
    var csrf = hash(session.csrf() + " " + token).substring(0, CSRF_LENGTH);
    return new Guest(session.guest(), csrf, id(session));
  }

  private static String id(SessionRow session) {
    return session.tokenHash().substring(0, ID_LENGTH);
  }

  /// Whether the session with that id is still open.
  public boolean isOpen(String id) {
    if (isShared) {
      heardEnded(id);
    }
    var session = byId.get(id);
    return session != null && !isOver(session, time.millis());
  }

  /// The refusal for a person whose session ended after they asked; empty while it is open.
  public Optional<Answer.Refused> refusesEnded(Guest guest) {
    return isOpen(guest.session())
        ? Optional.empty()
        : Optional.of(
            Answer.refuse(RoomRule.GUEST, "That session is over", "Sign in and begin again"));
  }

  /// The same, for a person who does something in it.
  public boolean isUsed(String id) {
    var isOpen = isOpen(id);
    var session = byId.get(id);
    if (isOpen && session != null) {
      used(session, time.millis());
    }
    return isOpen;
  }

  /// Everybody who is signed in.
  public Set<String> names() {
    if (isShared) {
      refreshAll();
    }
    var now = time.millis();
    return sessions.values().stream()
        .filter(session -> !isOver(session, now))
        .map(SessionRow::guest)
        .collect(Collectors.toSet());
  }

  public List<Listed> of(String name) {
    if (isShared) {
      refreshAll();
    }
    return sessions.values().stream()
        .filter(session -> session.guest().equals(name) && !isOver(session, time.millis()))
        .map(session -> new Listed(id(session), session.since(), seenAt(session), session.device()))
        .sorted(Comparator.comparingLong(Listed::seenAt).reversed())
        .toList();
  }

  /// Ends the session of a token; the account stays.
  public void end(String token) {
    var hash = hash(token);
    end(session -> session.tokenHash().equals(hash));
  }

  /// Ends one of somebody's sessions by its id; false when they have none with that id.
  public boolean end(String name, String id) {
    return end(session -> session.guest().equals(name) && id(session).equals(id)) > 0;
  }

  /// Ends all of a person's sessions except one; an empty id keeps none.
  public void endAllBut(String name, String kept) {
    end(session -> session.guest().equals(name) && !id(session).equals(kept));
  }

  /// Ends everybody's sessions except one.
  public void endEverybodysBut(String kept) {
    end(session -> !id(session).equals(kept));
  }

  /// They end at once, whether the records can be written or not.
  private int end(Predicate<SessionRow> which) {
    if (isShared) {
      refreshAll();
    }
    var ended = sessions.values().stream().filter(which).toList();
    drop(ended);
    for (int from = 0; from < ended.size(); from += DEED_MAX) {
      var some = ended.subList(from, Math.min(ended.size(), from + DEED_MAX));
      cage.write(ending(some));
      some.forEach(session -> others.accept(id(session)));
    }
    return ended.size();
  }

  /// The hash chain records it, so that none of them is reopened unnoticed by a line of SQL.
  private RoomEvent ending(List<SessionRow> ended) {
    var rows = ended.stream().<Row>map(SessionRow::ended).toList();
    return new RoomEvent(ENDED, EventMakers.ROOM, time.millis(), Json.object(), List.of(), rows);
  }

  private void drop(List<SessionRow> ended) {
    ended.forEach(session -> sessions.remove(session.tokenHash()));
    ended.forEach(session -> byId.remove(id(session)));
    ended.forEach(session -> seen.remove(session.tokenHash()));
    ended.forEach(session -> listeners.forEach(heard -> heard.accept(id(session))));
  }

  /// Registers a listener for the id of every session that ends early.
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
