package cardroom.bench;

import java.io.IOException;

/// Runs the measurements that are named; without a name it lists them.
public final class Bench {
  private Bench() {}

  public static void main(String[] names) throws IOException {
    if (names.length == 0) {
      System.out.println("poker   whole hands a second of every poker game, in one thread");
      System.out.println("room    durable actions a second, latency, memory, recovery");
      System.out.println("start   from ./cardroom to a guest's first card, and the clean stop");
      return;
    }
    for (String name : names) {
      switch (name) {
        case "poker" -> PokerBench.run(System.out);
        case "start" -> StartBench.run(System.out);
        case "room" -> RoomBench.run(System.out);
        default -> {
          System.err.println("There is no measurement '" + name + "': ./bench lists them.");
          System.exit(2);
        }
      }
    }
  }
}
