package cardroom.server.guests;

import cardroom.server.journal.Journal;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.GuestRow;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.journal.Written;
import cardroom.server.ledger.AccountName;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.Answer.RoomRule;
import cardroom.server.table.RoomRefusals;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Guests and their sessions. A token is known to its browser alone; the records keep its hash.
public final class Guests {
  /// What a guest is given.
  public static final long GRANT_CENTS = 100_000;

  private static final long POOR_CENTS = 10_000;
  private static final long GRANT_EVERY_MS = 3_600_000;
  private static final long SESSION_MS = 30L * 24 * 3_600_000;

  private final Cage cage;
  private final Records records;
  private final Entropy entropy;
  private final InstantSource time;
  // Names that differ in their case alone would be mistaken for each other.
  private final Map<String, GuestRow> guests = new ConcurrentHashMap<>();
  private final Set<String> looks = ConcurrentHashMap.newKeySet();
  private final Map<String, SessionRow> sessions = new ConcurrentHashMap<>();

  public Guests(Journal journal, Records records, Entropy entropy, InstantSource time) {
    this.cage = new Cage(journal, records);
    this.records = records;
    this.entropy = entropy;
    this.time = time;
    for (GuestRow guest : records.guests().values()) {
      guests.put(folded(guest.name()), guest);
      looks.add(Lettering.look(guest.name()));
    }
    records.sessions().forEach(session -> sessions.put(session.tokenHash(), session));
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /// Lets somebody in under a name that nobody has, and gives him chips.
  public Admission admit(String name) {
    var wrong = Lettering.wrongName(name);
    if (wrong.isPresent()) {
      return refused(RoomRule.FORM.refuse(wrong.get(), "Choose another name"));
    }
    var now = time.millis();
    var row = new GuestRow(name, now, now);
    if (!looks.add(Lettering.look(name))) {
      return refused(
          RoomRule.NAME.refuse(
              "Somebody here is called %s already, or nearly so".formatted(name),
              "Choose another"));
    }
    if (guests.putIfAbsent(folded(name), row) != null) {
      return refused(
          RoomRule.NAME.refuse("Somebody here is called " + name + " already", "Choose another"));
    }
    var token = entropy.hex(32);
    var session = new SessionRow(hash(token), name, entropy.hex(16), now + SESSION_MS);
    return switch (cage.grant("guest", name, GRANT_CENTS, now, List.of(row, session))) {
      case Written.Done _ -> {
        sessions.put(session.tokenHash(), session);
        yield new Admission.Welcome(new Guest(name, session.csrf()), token);
      }
      case Written.Not _ -> {
        guests.remove(folded(name), row);
        looks.remove(Lettering.look(name));
        yield refused(RoomRefusals.records());
      }
    };
  }

  private static Admission refused(Answer.Refused why) {
    return new Admission.Refused(why);
  }

  /// Whose session a token opens.
  public Optional<Guest> known(String token) {
    return Optional.ofNullable(sessions.get(hash(token)))
        .filter(session -> session.expires() > time.millis())
        .map(session -> new Guest(session.guest(), session.csrf()));
  }

  /// Ends the session of a token; the account stays.
  public void forget(String token) {
    var session = sessions.remove(hash(token));
    if (session != null) {
      Row ended = new SessionRow(session.tokenHash(), session.guest(), session.csrf(), 0);
      cage.note(List.of(ended));
    }
  }

  /// Chips again for somebody who has almost none, at most hourly.
  public Optional<Answer.Refused> grant(String name) {
    var guest = guests.get(folded(name));
    if (guest == null) {
      return Optional.of(RoomRule.GUEST.refuse("There is no guest " + name, ""));
    }
    var wait = nextGrantMs(name);
    if (wait > 0 || chips(name) >= POOR_CENTS) {
      return Optional.of(
          RoomRule.CHIPS.refuse(
              "Chips are given to those with under $100 in all, once an hour",
              wait > 0 ? "Come back in %d minutes".formatted(wait / 60_000 + 1) : ""));
    }
    var now = time.millis();
    var row = new GuestRow(guest.name(), guest.since(), now);
    if (!guests.replace(folded(name), guest, row)) {
      return Optional.of(RoomRule.CHIPS.refuse("Chips were given just now", ""));
    }
    if (cage.grant("grant", guest.name(), GRANT_CENTS, now, List.of(row)) instanceof Written.Not) {
      guests.replace(folded(name), row, guest);
      return Optional.of(RoomRefusals.records());
    }
    return Optional.empty();
  }

  /// All that somebody has: purse, stacks, and what he has in play in banks, wagers and pots.
  private long chips(String name) {
    var accounts = records.accountsOf(name);
    var lying = accounts.values().stream().mapToLong(cents -> cents).sum();
    return lying >= POOR_CENTS
        ? lying
        : lying
            + accounts.keySet().stream()
                .filter(account -> account.kind() == AccountName.Kind.STACK)
                .mapToLong(stack -> records.inPlay(name, stack.table()))
                .sum();
  }

  /// Stakes a bot of the house; its name has a mark that no guest's can have.
  public boolean stake(String bot, long cents) {
    return cage.grant("bot", bot, cents, time.millis(), List.of()) instanceof Written.Done;
  }

  /// How long until the guest may be given chips again.
  public long nextGrantMs(String name) {
    var guest = guests.get(folded(name));
    return guest == null ? 0 : Math.max(0, guest.grantedAt() + GRANT_EVERY_MS - time.millis());
  }

  /// What a guest has: his purse and his stacks.
  public Map<AccountName, Long> accounts(String name) {
    return records.accountsOf(name);
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
