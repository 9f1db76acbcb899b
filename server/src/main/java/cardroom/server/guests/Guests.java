package cardroom.server.guests;

import cardroom.games.table.RoomRule;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.GuestRow;
import cardroom.server.journal.Row.LookRow;
import cardroom.server.journal.WriteFailure;
import cardroom.server.ledger.AccountName;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Guests and the chips they are given.
public final class Guests {
  /// What a guest is given.
  public static final long GRANT_CENTS = 100_000;

  private static final long POOR_CENTS = 10_000;
  private static final long GRANT_EVERY_MS = 3_600_000;

  private final Cage cage;
  private final Sessions sessions;
  private final Records records;
  private final InstantSource time;
  // Names that differ only in case would be mistaken for each other.
  private final Map<String, GuestRow> guests = new ConcurrentHashMap<>();
  private final Set<String> looks = ConcurrentHashMap.newKeySet();
  private volatile boolean isShared;

  public Guests(Cage cage, Sessions sessions, Records records, InstantSource time) {
    this.cage = cage;
    this.sessions = sessions;
    this.records = records;
    this.time = time;
    for (GuestRow guest : records.guests().values()) {
      guests.put(folded(guest.name()), guest);
      looks.addAll(LookalikeNames.looks(guest.name()));
    }
  }

  /// The room runs on several machines: what the others wrote counts too.
  ///
  /// @param ended tells the others the id of a session that ended here
  public void share(Consumer<String> ended) {
    isShared = true;
    sessions.share(ended);
  }

  private Optional<GuestRow> guest(String name) {
    var written = isShared ? records.guest(name) : Optional.<GuestRow>empty();
    written.ifPresent(guest -> guests.put(folded(name), guest));
    return Optional.ofNullable(guests.get(folded(name)));
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /// Lets somebody in under a free name, and gives them chips.
  public Admission admit(String name) {
    return admit(name, "");
  }

  /// @param device what the browser says about itself
  public Admission admit(String name, String device) {
    var wrong = LookalikeNames.wrongName(name);
    if (wrong.isPresent()) {
      return refused(Answer.refuse(RoomRule.FORM, wrong.get(), "Choose another name"));
    }
    if (ReservedNames.has(name)) {
      return refused(
          Answer.refuse(
              RoomRule.NAME,
              "%s could be taken for the room or its staff".formatted(name),
              "Choose another"));
    }
    var now = time.millis();
    var row = new GuestRow(name, now, now);
    var own = LookalikeNames.looks(name);
    if (!claim(own)) {
      return refused(nearlyCalled(name));
    }
    if (guests.putIfAbsent(folded(name), row) != null) {
      looks.removeAll(own);
      return refused(
          Answer.refuse(
              RoomRule.NAME, "Somebody here is already called " + name, "Choose another"));
    }
    var session = sessions.fresh(name, device);
    var rows = new ArrayList<Row>(List.of(row, session.row()));
    own.forEach(look -> rows.add(new LookRow(look)));
    return switch (cage.grant("guest", name, GRANT_CENTS, now, rows)) {
      case PageOutcome.Done _ -> sessions.opened(session);
      case PageOutcome.Not(var failure) -> {
        guests.remove(folded(name), row);
        looks.removeAll(own);
        yield refused(
            failure instanceof WriteFailure.Contradiction
                ? nearlyCalled(name)
                : RoomRefusals.records());
      }
    };
  }

  /// Claims every look of a name, or none of them when somebody has one already.
  private synchronized boolean claim(Set<String> own) {
    return own.stream().noneMatch(looks::contains) && looks.addAll(own);
  }

  private static Answer.Refused nearlyCalled(String name) {
    return Answer.refuse(
        RoomRule.NAME,
        "Somebody here is already called %s, or nearly so".formatted(name),
        "Choose another");
  }

  private static Admission refused(Answer.Refused why) {
    return new Admission.Refused(why);
  }

  /// The name as its owner writes it, in whatever case it is given; empty for a stranger.
  public Optional<String> named(String name) {
    var known = Optional.ofNullable(guests.get(folded(name))).map(GuestRow::name);
    return known.isPresent() || !isShared || LookalikeNames.isNoText(name)
        ? known
        : records.guestNamed(name);
  }

  /// Chips again for somebody who has almost none, at most hourly.
  public Optional<Answer.Refused> grant(String name) {
    var known = guest(name);
    if (known.isEmpty()) {
      return Optional.of(Answer.refuse(RoomRule.GUEST, "There is no guest " + name, ""));
    }
    var guest = known.get();
    var wait = nextGrantMs(name);
    if (wait > 0 || chips(name) >= POOR_CENTS) {
      return Optional.of(
          Answer.refuse(
              RoomRule.CHIPS,
              "You can get chips once an hour, when you have less than $100 in all",
              wait > 0 ? "Come back in %d minutes".formatted(wait / 60_000 + 1) : ""));
    }
    var now = time.millis();
    var row = new GuestRow(guest.name(), guest.since(), now);
    if (!guests.replace(folded(name), guest, row)) {
      return Optional.of(Answer.refuse(RoomRule.CHIPS, "You have just been given chips", ""));
    }
    if (cage.grant("grant", guest.name(), GRANT_CENTS, now, List.of(row))
        instanceof PageOutcome.Not) {
      guests.replace(folded(name), row, guest);
      return Optional.of(RoomRefusals.records());
    }
    return Optional.empty();
  }

  /// Everything that somebody has: purse, stacks, and what they have in play in banks, wagers and
  /// pots.
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

  /// Whether somebody has chips at a table: in their stack, or all of them in play.
  public boolean isPlaying(AccountName stack) {
    return records.balance(stack) != 0 || records.inPlay(stack.owner(), stack.table()) != 0;
  }

  /// Gives chips to a bot of the house; its name has a mark that no guest's can have.
  public boolean stake(String bot, long cents) {
    return cage.grant("bot", bot, cents, time.millis(), List.of()) instanceof PageOutcome.Done;
  }

  /// How long until the guest may be given chips again.
  public long nextGrantMs(String name) {
    var guest = guest(name).orElse(null);
    return guest == null ? 0 : Math.max(0, guest.grantedAt() + GRANT_EVERY_MS - time.millis());
  }

  /// What a guest has: their purse and their stacks.
  public Map<AccountName, Long> accounts(String name) {
    return records.accountsOf(name);
  }
}
