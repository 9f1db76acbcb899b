package cardroom.server.journal;

import cardroom.server.journal.Row.FavouriteRow;
import cardroom.server.journal.Row.MuteRow;
import cardroom.server.journal.Row.NoteRow;
import cardroom.server.journal.Row.PersonalRow;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;

/// Reads what people keep for themselves.
abstract class SqlPersonal extends SqlHeads {

  SqlPersonal(DataSource source) {
    super(source);
  }

  public Optional<PersonalRow> personal(String name) {
    return list(
            "select emblem, salt from personal where name = ?",
            row -> new PersonalRow(name, row.getString(1), row.getString(2)),
            name)
        .stream()
        .findFirst();
  }

  public List<NoteRow> notes(String owner) {
    return list(
        "select about, body, at from player_note where owner = ? order by at desc, about",
        row -> new NoteRow(owner, row.getString(1), row.getString(2), row.getLong(3)),
        owner);
  }

  public List<FavouriteRow> favourites(String owner) {
    return list(
        "select table_id, round, at from favourite_round where owner = ? order by at desc,"
            + " table_id, round",
        row -> new FavouriteRow(owner, row.getLong(1), row.getInt(2), row.getLong(3)),
        owner);
  }

  public List<MuteRow> mutes(String owner) {
    return list(
        "select about, at from mute where owner = ? order by at desc, about",
        row -> new MuteRow(owner, row.getString(1), row.getLong(2)),
        owner);
  }

  public Map<String, String> emblems(Collection<String> names) {
    Map<String, String> worn = new TreeMap<>();
    if (!names.isEmpty()) {
      var marks = String.join(", ", Collections.nCopies(names.size(), "?"));
      list(
              "select name, emblem from personal where emblem <> '' and name in (" + marks + ")",
              row -> Map.entry(row.getString(1), row.getString(2)),
              names.toArray())
          .forEach(each -> worn.put(each.getKey(), each.getValue()));
    }
    return worn;
  }

  public boolean hasPlayed(String player, long table, int round) {
    return number(
            "select count(*) from played where player = ? and table_id = ? and round = ?",
            player,
            table,
            round)
        > 0;
  }
}
