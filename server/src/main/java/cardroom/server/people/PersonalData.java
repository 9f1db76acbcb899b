package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.guests.Cage;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.guests.LookalikeNames;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.FavouriteRow;
import cardroom.server.journal.Row.MuteRow;
import cardroom.server.journal.Row.NoteRow;
import cardroom.server.journal.Row.PersonalRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// What people keep for themselves: an emblem, notes on players, favourite rounds, whom they do not
/// want to hear. With every change the room's own journal gets a fingerprint of all of it; the
/// content itself is only in the records, and can be deleted.
public final class PersonalData {
  public static final String KIND = "personal-data";

  /// What a person can wear beside their name; the client has a drawing for each.
  public static final List<String> EMBLEMS =
      List.of(
          "anchor",
          "bell",
          "bolt",
          "clover",
          "crown",
          "diamond",
          "flame",
          "heart",
          "key",
          "leaf",
          "moon",
          "mountain",
          "spade",
          "star",
          "sun",
          "wave");

  public static final int NOTE_LENGTH_MAX = 500;
  public static final int NOTES_MAX = 200;
  public static final int FAVOURITES_MAX = 500;
  public static final int MUTES_MAX = 200;

  private static final int SALT_BYTES = 16;

  private final People people;
  private final Cage cage;
  private final Records records;
  private final Entropy entropy;
  private final InstantSource time;

  /// All that a person keeps.
  public record Kept(
      PersonalRow own, List<NoteRow> notes, List<FavouriteRow> favourites, List<MuteRow> mutes) {
    public Kept {
      notes = List.copyOf(notes);
      favourites = List.copyOf(favourites);
      mutes = List.copyOf(mutes);
    }

    private Kept with(NoteRow note) {
      var others = notes.stream().filter(each -> !each.about().equals(note.about()));
      var fresh = note.body().isEmpty() ? Stream.<NoteRow>empty() : Stream.of(note);
      return new Kept(own, Stream.concat(fresh, others).toList(), favourites, mutes);
    }

    private Kept with(FavouriteRow round) {
      var others = favourites.stream().filter(each -> !each.isSameAs(round));
      var fresh = round.at() == 0 ? Stream.<FavouriteRow>empty() : Stream.of(round);
      return new Kept(own, notes, Stream.concat(fresh, others).toList(), mutes);
    }

    private Kept with(MuteRow mute) {
      var others = mutes.stream().filter(each -> !each.about().equals(mute.about()));
      var fresh = mute.at() == 0 ? Stream.<MuteRow>empty() : Stream.of(mute);
      return new Kept(own, notes, favourites, Stream.concat(fresh, others).toList());
    }

    private Kept with(String emblem) {
      return new Kept(new PersonalRow(own.name(), emblem, own.salt()), notes, favourites, mutes);
    }
  }

  public PersonalData(
      People people, Cage cage, Records records, Entropy entropy, InstantSource time) {
    this.people = people;
    this.cage = cage;
    this.records = records;
    this.entropy = entropy;
    this.time = time;
  }

  /// Nothing is kept for a person who has just closed their account.
  private Optional<Answer.Refused> inTurn(String name, Supplier<Optional<Answer.Refused>> work) {
    return people.inTurn(
        name, () -> people.isClosed(name) ? Optional.of(People.noAccount(name)) : work.get());
  }

  public Kept of(String name) {
    var own = records.personal(name).orElseGet(() -> new PersonalRow(name, "", ""));
    return new Kept(own, records.notes(name), records.favourites(name), records.mutes(name));
  }

  /// The emblems that these people wear; those who wear none are left out.
  public Map<String, String> emblems(Collection<String> names) {
    return records.emblems(names);
  }

  /// Puts on one of the room's emblems, or none.
  public Optional<Answer.Refused> wear(String name, String emblem) {
    if (!emblem.isEmpty() && !EMBLEMS.contains(emblem)) {
      return Optional.of(
          Answer.refuse(
              RoomRule.FORM,
              "'%s' is not an emblem of this room".formatted(emblem),
              "Choose one of " + EMBLEMS));
    }
    return inTurn(name, () -> write(of(name).with(emblem), List.of()));
  }

  /// Keeps a note on a player, replacing the one before; an empty text deletes it.
  public Optional<Answer.Refused> note(String name, String about, String text) {
    var wrong = wrongName(about);
    if (wrong.isPresent()) {
      return wrong;
    }
    if (text.codePointCount(0, text.length()) > NOTE_LENGTH_MAX) {
      return Optional.of(
          Answer.refuse(
              RoomRule.FORM,
              "A note has at most %d characters".formatted(NOTE_LENGTH_MAX),
              "Make it shorter"));
    }
    var note = new NoteRow(name, about, text, time.millis());
    return inTurn(
        name,
        () -> {
          var kept = of(name).with(note);
          return kept.notes().size() > NOTES_MAX
              ? Optional.of(full("notes", NOTES_MAX))
              : write(kept, List.of(note));
        });
  }

  /// Marks a round that the person played, or removes the mark.
  public Optional<Answer.Refused> favour(String name, long table, int round, boolean isOne) {
    if (isOne && !records.hasPlayed(name, table, round)) {
      return Optional.of(
          Answer.refuse(
              RoomRule.UNKNOWN,
              "You have not played round %d of table %d".formatted(round, table),
              "GET /api/me/rounds lists yours"));
    }
    var favourite = new FavouriteRow(name, table, round, isOne ? time.millis() : 0);
    return inTurn(
        name,
        () -> {
          var kept = of(name).with(favourite);
          return kept.favourites().size() > FAVOURITES_MAX
              ? Optional.of(full("favourite rounds", FAVOURITES_MAX))
              : write(kept, List.of(favourite));
        });
  }

  /// Mutes a player at every table, or unmutes them. Nobody is told.
  public Optional<Answer.Refused> mute(String name, String about, boolean isOff) {
    var wrong = wrongName(about);
    if (wrong.isPresent()) {
      return wrong;
    }
    var mute = new MuteRow(name, about, isOff ? time.millis() : 0);
    return inTurn(
        name,
        () -> {
          var kept = of(name).with(mute);
          return kept.mutes().size() > MUTES_MAX
              ? Optional.of(full("mutes", MUTES_MAX))
              : write(kept, List.of(mute));
        });
  }

  private static Optional<Answer.Refused> wrongName(String about) {
    return LookalikeNames.wrongName(about)
        .map(why -> Answer.refuse(RoomRule.FORM, why, "Write the name as it appears there"));
  }

  private static Answer.Refused full(String what, int most) {
    return Answer.refuse(
        RoomRule.RATE, "You already keep %d %s".formatted(most, what), "Remove one first");
  }

  private Optional<Answer.Refused> write(Kept kept, List<Row> changed) {
    var known = kept.own();
    var salt = known.salt().isEmpty() ? entropy.hex(SALT_BYTES) : known.salt();
    var own = new PersonalRow(known.name(), known.emblem(), salt);
    var body =
        People.body(own.name())
            .put("mark", own.mark(kept.notes(), kept.favourites(), kept.mutes()));
    List<Row> rows = new ArrayList<>(changed);
    rows.add(own);
    var event = new RoomEvent(KIND, own.name(), time.millis(), body, List.of(), rows);
    return cage.write(event) instanceof PageOutcome.Done
        ? Optional.empty()
        : Optional.of(RoomRefusals.records());
  }

  /// The rows that remove all of it from the records, for a person who closes their account.
  List<Row> forgotten(String name) {
    var kept = of(name);
    List<Row> rows = new ArrayList<>();
    kept.notes().forEach(note -> rows.add(new NoteRow(name, note.about(), "", 0)));
    kept.favourites()
        .forEach(round -> rows.add(new FavouriteRow(name, round.table(), round.round(), 0)));
    kept.mutes().forEach(mute -> rows.add(new MuteRow(name, mute.about(), 0)));
    rows.add(new PersonalRow(name, "", ""));
    return rows;
  }
}
