package cardroom.measure;

import java.io.IOException;
import java.util.Arrays;

/// Runs the measurements that are named; without a name it lists them.
public final class Bench {
  private Bench() {}

  public static void main(String[] words) throws IOException {
    var asJson = Arrays.asList(words).contains("--json");
    var names = Arrays.stream(words).filter(word -> !word.equals("--json")).toList();
    if (names.isEmpty()) {
      System.out.println("banked      whole rounds a second of the banked tables");
      System.out.println(
          "cold        how long short commands take by the clock, every sheet in turn");
      System.out.println("evaluators  hands ranked a second, in several processes");
      System.out.println("exact       how long exact odds take, warm and from a cold command");
      System.out.println("poker       whole hands a second of every poker game, in one thread");
      System.out.println("room        durable actions a second, latency, memory, recovery");
      System.out.println("simulate    rounds a second of the simulator, one seat and a full table");
      System.out.println("start       from ./cardroom to a guest's first card, and the clean stop");
      return;
    }
    var figures = new Figures(System.out, asJson);
    for (String name : names) {
      switch (name) {
        case "banked" -> BankedBench.run(figures);
        case "cold" -> ColdBench.run(figures);
        case "exact" -> ExactBench.run(figures);
        case "poker" -> PokerBench.run(figures);
        case "evaluators" -> EvaluatorsBench.run(figures);
        case "simulate" -> SimulateBench.run(figures);
        case "start" -> StartBench.run(figures);
        case "room" -> RoomBench.run(figures);
        default -> {
          System.err.println("There is no measurement '" + name + "': ./bench lists them.");
          System.exit(2);
        }
      }
    }
    figures.end();
    System.exit(0);
  }
}
