package cardroom.proving.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Inputs to begin with: valid ones, from which others are made by small changes.
final class FuzzSeeds {
  private static final String ROUND =
      """
      house casino-club   game pure-21.5   bank $500
      seat 1  $50              Th 6d  hit 9s      -> push      P215-888-1
      seat 2  $20  buster $5   Ah Ks              -> win $24   P215-OUT-2;  buster win $5  P215-BUSTER-3
      bank                     8c (8d) 8h         -> lose $19
      """;
  private static final String THREE_CARDS =
      """
      house casino-club   game three-card-poker   bank $500
      seat 1  $10  pair-plus $5   Th 6d 9s  fold
      seat 2  $20                 Ah Ks Qd  play
      bank                        8c (8d 2h)
      """;
  private static final String OMAHA =
      """
      house ocean-view   game omaha-high-low   limit $4-$8   button 1   stacks $100
      deal    1 As2dKdQd   2 9h9c7d6d   3 AhJhTcTd
      before  1 calls  2 calls  3 checks              pot $12
      drop    $4                                      pot $8
      flop    4s5s9s   2 bets  3 folds  1 calls       pot $16
      turn    Ks       2 bets  1 calls                pot $32
      river   8h       2 bets  1 calls                pot $48
      high    2  nine-high straight   7d6d            wins $24
      low     1  8-5-4-2-A            As2d            wins $24
      """;
  private static final String HAND =
      """
      variant = 'FT'
      antes = [0, 0, 0]
      blinds_or_straddles = [2, 4, 0]
      small_bet = 4
      big_bet = 8
      starting_stacks = [100, 100, 100]
      actions = ['d dh p1 ????', 'd dh p2 9h9c', 'd dh p3 AhKh', 'p3 cbr 8', 'p1 f', 'p2 cc',
        'd db 4s5s9s', 'p2 cc', 'p3 cbr 4', 'p2 cc', 'd db Kd', 'p2 cc', 'p3 cc',
        'd db 2c', 'p2 cbr 8', 'p3 cc', 'p2 sm 9h9c', 'p3 sm']
      """;
  private static final Map<String, String> BODIES =
      Map.ofEntries(
          Map.entry("/api/guest", "{\"name\":\"ann\"}"),
          Map.entry(
              "/api/tables",
              "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"stakes\":\"schedule 1\",\"seats\":6,"
                  + "\"name\":\"Friday\",\"options\":{\"bank-limit\":\"net\"},\"public\":true,\"bots\":0}"),
          Map.entry("/api/session", "{\"name\":\"ann\",\"password\":\"x\",\"code\":\"123456\"}"),
          Map.entry("/api/recovery", "{\"name\":\"ann\",\"code\":\"3f2a1\",\"password\":\"x\"}"),
          Map.entry(
              "/api/me/wishes",
              "{\"lossCents\":20000,\"minutes\":120,\"chipsCents\":5,\"checkMinutes\":30}"),
          Map.entry(
              "/api/session/passkey",
              "{\"id\":\"AA\",\"clientData\":\"e30\",\"authenticatorData\":\"AA\",\"signature\":\"AA\","
                  + "\"handle\":\"AA\"}"),
          Map.entry("/api/me/passkeys/offer", "{\"label\":\"phone\",\"password\":\"x\"}"),
          Map.entry(
              "/api/me/passkeys",
              "{\"label\":\"phone\",\"handle\":\"AA\",\"clientData\":\"e30\",\"attestation\":\"oA\"}"),
          Map.entry("/api/me/second/code", "{\"code\":\"123456\",\"offer\":\"AAAA\"}"),
          Map.entry("/api/me/password", "{\"old\":\"x\",\"password\":\"six loud herons\"}"),
          Map.entry("/api/admin", "{\"link\":\"5a5a\"}"),
          Map.entry("/api/people/nobody/roles", "{\"role\":\"floor\",\"reason\":\"Friday\"}"),
          Map.entry("/api/cage/chips", "{\"name\":\"ann\",\"cents\":500,\"reason\":\"luck\"}"),
          Map.entry("/api/replay", HAND),
          Map.entry(
              "/api/tables/1/commands",
              "{\"key\":\"5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a\",\"number\":1,\"id\":\"sit\",\"position\":\"1\","
                  + "\"amountCents\":50000,\"cards\":[\"As\"]}"),
          Map.entry("/api/book/round?text=", ROUND));

  private static final int COMMANDS = 12;

  private FuzzSeeds() {}

  /// @param checkout where the sheets of the houses are
  static List<byte[]> of(FuzzTarget target, Path checkout) throws IOException {
    return switch (target) {
      case SHEETS -> sheets(checkout.resolve("houses/sheets"));
      case NOTATION -> texts(List.of(ROUND, THREE_CARDS, OMAHA));
      case RECORDED_HANDS -> texts(List.of(HAND));
      case PASSKEYS -> PasskeyTarget.seeds();
      case REQUESTS ->
          BODIES.entrySet().stream()
              .map(body -> RequestTarget.input(body.getKey(), body.getValue()))
              .toList();
      case COMMANDS -> commands();
    };
  }

  private static List<byte[]> texts(List<String> texts) {
    return texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  private static List<byte[]> sheets(Path folder) throws IOException {
    List<byte[]> sheets = new ArrayList<>();
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".yaml")).sorted().toList()) {
        sheets.add(Files.readAllBytes(file));
      }
    }
    return sheets;
  }

  /// Some random decisions for every game, the same each time.
  private static List<byte[]> commands() {
    List<byte[]> inputs = new ArrayList<>();
    for (int i = 0; i < COMMANDS * CommandTarget.GAMES.size(); i++) {
      var input = new byte[64];
      new Random(i).nextBytes(input);
      input[0] = (byte) (i % CommandTarget.GAMES.size());
      inputs.add(input);
    }
    return inputs;
  }
}
