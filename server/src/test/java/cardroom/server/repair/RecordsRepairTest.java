package cardroom.server.repair;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.Verifier;
import cardroom.server.verify.VerifyReport;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What can be derived from the journal is rebuilt; the journal is never touched.
class RecordsRepairTest {
  @TempDir Path folder;
  private final SealedShoe seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());

  private String file() {
    return folder.resolve("room.db").toString();
  }

  @BeforeEach
  void play() {
    try (var room = Places.oddRoom(Database.in(folder.resolve("room.db")))) {
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", OddPlayer.open(room, "Ann's table"));
      ann.act("sit", 20_000);
      for (int i = 0; i < 4; i++) {
        ann.act("stake", 500);
        ann.act("peek", 0);
        ann.act("red", 0);
      }
      ann.act("stake", 500);
    }
  }

  private void change(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  private VerifyReport check() throws SQLException {
    return Verifier.verify("jdbc:sqlite:" + file(), new OddCatalogue(), seals);
  }

  private RecordsRepair.Mended mend() throws SQLException {
    return RecordsRepair.mend(file(), new OddCatalogue(), seals);
  }

  @Test
  void records_in_order_are_left_alone() throws Exception {
    var mended = mend();
    assertThat(mended.wrong()).isEmpty();
    assertThat(mended.balances()).isZero();
    assertThat(mended.snapshots()).isZero();
  }

  @Test
  void balances_and_snapshots_are_rebuilt_and_the_room_goes_on() throws Exception {
    change("update balance set cents = cents + 5 where account_id = 2");
    change("delete from balance where account_id = 3");
    change("insert into balance (account_id, cents) values (99, 1)");
    change("update snapshot set body = 'x'");
    var mended = mend();
    assertThat(mended.wrong()).isEmpty();
    assertThat(mended.snapshots()).isEqualTo(1);
    assertThat(mended.balances()).isGreaterThanOrEqualTo(3);
    assertThat(check().findings()).isEmpty();
    try (var room = Places.oddRoom(Database.in(folder.resolve("room.db")))) {
      var ann = new OddPlayer(room, "ann", 1);
      ann.act("peek", 0);
      ann.act("red", 0);
    }
    assertThat(check().findings()).isEmpty();
  }

  @Test
  void a_journal_that_is_wrong_is_never_covered_up() throws Exception {
    change("update balance set cents = cents + 5 where account_id = 2");
    change("update event set body = replace(body, '500', '501') where kind = 'staked'");
    var mended = mend();
    assertThat(mended.wrong()).isPresent();
    assertThat(check().findings()).anyMatch(found -> found.record().startsWith("the balance of"));
  }
}
