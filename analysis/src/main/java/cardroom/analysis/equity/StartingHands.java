package cardroom.analysis.equity;

import java.util.List;

/// The 169 different hands of Hold'em before the flop, best first.
final class StartingHands {
  /// By what each wins against one unknown hand, from 200,000 deals each by our own sampler; hands
  /// within a tenth of a percent of each other may be in the wrong order.
  static final List<String> ORDER =
      List.of(
          """
          AA KK QQ JJ TT 99 88 AKs AQs 77 AJs AKo AQo ATs AJo 66 KQs A9s ATo KJs A8s KTs KQo
          A7s A9o KJo 55 QJs A8o A5s A6s K9s KTo QTs A4s A7o K8s A3s QJo A6o K9o Q9s A5o A2s
          K7s JTs QTo 44 A4o K6s K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o T9s K3s J8s
          Q8o Q6s 33 K2s J9o K5o Q5s J7s K4o T8s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s K2o J6s
          22 Q2s Q5o J5s J7o T8o Q4o T6s 97s J4s Q3o 98o J3s T7o 87s J6o 96s T5s J2s Q2o J5o
          97o T4s J4o 86s T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 65s 86o
          84s 95o T3o 92s 76o T2o 74s 64s 85o 54s 83s 94o 75o 82s 93o 73s 65o 53s 63s 84o 92o
          43s 74o 54o 72s 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o
          """
              .trim()
              .split("\\s+"));

  private StartingHands() {}
}
