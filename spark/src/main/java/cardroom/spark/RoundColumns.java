package cardroom.spark;

import cardroom.analysis.simulate.RoundListener;
import cardroom.analysis.simulate.SimulatedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/// One row for each round: its block and number, what the bank won, and for each seat what it got
/// in all and from each wager that it made, in cents.
final class RoundColumns implements RoundListener {

  private final SimulatedTable table;

  /// The places of the wagers that somebody makes, by seat.
  private final List<int[]> made;

  private final List<Row> rows = new ArrayList<>();
  private long block;

  RoundColumns(SimulatedTable table) {
    this.table = table;
    made = IntStream.range(0, table.seatCount()).mapToObj(this::made).toList();
  }

  /// Wagers that are decided later, such as Play and insurance, are included where the game has
  /// them.
  private int[] made(int seat) {
    return IntStream.range(0, table.wagers().size())
        .filter(place -> table.unit(seat, table.wagers().get(place)).isPositive())
        .toArray();
  }

  StructType schema() {
    var schema =
        new StructType()
            .add("block", DataTypes.LongType, false)
            .add("round", DataTypes.LongType, false)
            .add("bank_cents", DataTypes.LongType, false);
    for (var seat = 0; seat < made.size(); seat++) {
      var name = "seat_" + (seat + 1);
      schema = schema.add(name + "_cents", DataTypes.LongType, false);
      for (var place : made.get(seat)) {
        var wager = table.wagers().get(place).word().replace('-', '_');
        schema = schema.add("%s_%s_cents".formatted(name, wager), DataTypes.LongType, false);
      }
    }
    return schema;
  }

  void begin(long number) {
    block = number;
    rows.clear();
  }

  List<Row> rows() {
    return List.copyOf(rows);
  }

  @Override
  public void settled(long bank, long[] net, long times) {
    for (var time = 0L; time < times; time++) {
      rows.add(row(bank, net));
    }
  }

  private Row row(long bank, long[] net) {
    var values = new ArrayList<Object>(List.of(block, (long) rows.size(), bank));
    for (var seat = 0; seat < made.size(); seat++) {
      var wagers = table.wagers().size();
      var first = seat * wagers;
      values.add(IntStream.range(0, wagers).mapToLong(place -> net[first + place]).sum());
      for (var place : made.get(seat)) {
        values.add(net[first + place]);
      }
    }
    return RowFactory.create(values.toArray());
  }
}
