package cardroom.app.settle;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `cardroom settle`: the worked examples of the rules, the JSON in and out, and bad input.
final class SettleTest {

  @TempDir private Path folder = Path.of("");

  private Ran settle(String json, String... options) throws IOException {
    var file = Files.writeString(folder.resolve("bank.json"), json).toString();
    var words = new java.util.ArrayList<>(java.util.List.of("settle", file));
    words.addAll(java.util.List.of(options));
    return Ran.of(words.toArray(String[]::new));
  }

  private static String document(String policy, long bank, long... dues) {
    var wagers =
        LongStream.of(dues)
            .mapToObj(
                due ->
                    "{\"seat\":1,\"wager\":\"game\",\"stakeCents\":%d,\"dueCents\":%d}"
                        .formatted(Math.abs(due), due))
            .collect(java.util.stream.Collectors.joining(","));
    return "{%s,\"bankCents\":%d,\"wagers\":[%s]}".formatted(policy, bank, wagers);
  }

  /// Section 11 and: what each wager moves, and what the bank nets.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          separate | return-rest | 100 | 60 -80 70 -50  | 60 -80 40 0   | -20
          separate | return-rest | 100 | -70 -60 30 -10 | -70 -30 30 0  | 70
          separate | return-rest | 100 | 120            | 100           | -100
          separate | return-rest | 20  | -30 30         | -20 20        | 0
          separate | run-on      | 100 | 60 -80 70 -50  | 60 -80 40 -20 | 0
          separate | stop-either | 100 | -70 -60 30 -10 | -70 -30 0 0   | 100
          net      | return-rest | 100 | 60 -80 70 -50  | 60 -80 70 -50 | 0
          gross    | return-rest | 100 | 60 -80 70 -50  | 60 -40 0 0    | -20
          """)
  void the_worked_examples_hold(
      String policy, String when, long bank, String dues, String moves, long net)
      throws IOException {
    var words = "\"policy\":\"%s\",\"whenExhausted\":\"%s\"".formatted(policy, when);
    var due = numbers(dues);
    var ran = settle(document(words, bank, due), "--json");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).isEqualTo(answer(due, numbers(moves), net) + "\n");
  }

  private static long[] numbers(String text) {
    return java.util.Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
  }

  private static String answer(long[] dues, long[] moves, long net) {
    var wagers = new java.util.ArrayList<String>();
    for (var index = 0; index < dues.length; index++) {
      var paid = Math.max(moves[index], 0);
      var collected = Math.max(-moves[index], 0);
      wagers.add(
          "{\"seat\":1,\"wager\":\"game\",\"paidCents\":%d,\"collectedCents\":%d,\"returnedCents\":%d}"
              .formatted(paid, collected, Math.abs(dues[index]) - collected));
    }
    var paid = LongStream.of(moves).filter(move -> move > 0).sum();
    return "{\"wagers\":[%s],\"bankPaidCents\":%d,\"bankCollectedCents\":%d,\"bankNetCents\":%d}"
        .formatted(String.join(",", wagers), paid, paid + net, net);
  }

  @Test
  void the_example_of_the_handbook_is_answered_as_it_says() throws IOException {
    var ran =
        settle(
            """
            {"policy":"separate","whenExhausted":"return-rest","bankCents":50000,"wagers":[
             {"seat":3,"wager":"game","stakeCents":5000,"dueCents":6000},
             {"seat":4,"wager":"game","stakeCents":2000,"dueCents":-2000}]}
            """,
            "--json");
    assertThat(ran.out())
        .isEqualTo(
            """
            {"wagers":[\
            {"seat":3,"wager":"game","paidCents":6000,"collectedCents":0,"returnedCents":5000},\
            {"seat":4,"wager":"game","paidCents":0,"collectedCents":2000,"returnedCents":0}],\
            "bankPaidCents":6000,"bankCollectedCents":2000,"bankNetCents":-4000}
            """);
  }

  @Test
  void an_array_is_answered_by_an_array_and_policies_have_defaults() throws IOException {
    var one = "{\"bankCents\":100,\"wagers\":[]}";
    var none = "{\"wagers\":[],\"bankPaidCents\":0,\"bankCollectedCents\":0,\"bankNetCents\":0}";
    assertThat(settle("[%s,%s]".formatted(one, one), "--json").out())
        .isEqualTo("[%s,%s]\n".formatted(none, none));
    assertThat(settle("[]", "--json").out()).isEqualTo("[]\n");
  }

  @Test
  void people_get_a_table() throws IOException {
    var ran = settle(document("\"policy\":\"separate\"", 10000, 6000, -8000, 7000, -5000));
    assertThat(ran.out())
        .contains("bank $100, two meters, when exhausted return-rest")
        .contains("$40", "P215-SETTLE-4", "P215-SETTLE-3")
        .contains("bank paid $100, collected $80, net -$20, ends with $80");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {                                   | this is not a JSON document
          {} {}                               | this is not a JSON document
          {"bankCents":1,"bankCents":2}       | this is not a JSON document
          7                                   | the document is 7; it must be an object
          {"bankCents":1}                     | wagers must be an array
          {"wagers":[]}                       | bankCents is missing
          {"bankCents":-1,"wagers":[]}        | bankCents is -1; it must lie between 0 and
          {"bankCents":1.5,"wagers":[]}       | bankCents is 1.5; it must be a whole number
          {"bankCents":99999999999999999999,"wagers":[]} | bankCents is 99999999999999999999; it must be a whole
          {"bankCents":9000000000000000000,"wagers":[]}  | bankCents is 9000000000000000000; it must lie
          {"bank":1,"wagers":[]}              | bank is not a key here; the keys are bankCents
          {"policy":"two","bankCents":1,"wagers":[]} | policy is "two"; it may be separate, net, gross
          {"whenExhausted":1,"bankCents":1,"wagers":[]} | whenExhausted is 1; it may be return-rest, run-on, stop
          [{"bankCents":1,"wagers":[3]}]      | [0].wagers[0] is 3; it must be an object
          """)
  void bad_input_is_one_sentence_with_its_place(String json, String sentence) throws IOException {
    var ran = settle(json, "--json");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).hasLineCount(1).contains(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"seat":0,"stakeCents":1,"dueCents":1}       | seat is 0; seats run from 1 to 99
          {"stakeCents":1,"dueCents":1}                | seat is missing
          {"seat":1,"stakeCents":-5,"dueCents":1}      | stakeCents is -5; it must lie between 0
          {"seat":1,"stakeCents":5,"dueCents":-6}      | dueCents is -6, but no wager loses more than its stake
          {"seat":1,"stakeCents":5,"dueCents":"5"}     | dueCents is "5"; it must be a whole number
          {"seat":1,"wager":"tip","stakeCents":5,"dueCents":5} | wager is "tip"; it may be game, insurance
          """)
  void a_bad_wager_is_named(String wager, String sentence) throws IOException {
    var ran = settle("{\"bankCents\":1,\"wagers\":[%s]}".formatted(wager));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).hasLineCount(1).contains("wagers[0]." + sentence);
  }
}
