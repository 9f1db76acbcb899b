package cardroom.app;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.open.Open;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The settings of a room come from the command line, the environment or a file.
class OpenSettingsTest {
  @TempDir Path folder;

  private static Ran printed(Map<String, String> environment, String... words) {
    var out = new StringWriter();
    var err = new StringWriter();
    var all = Stream.concat(Stream.of("open", "--print-config"), Stream.of(words)).toList();
    var commands = List.of(new Open(environment));
    var status = Cardroom.run(all, commands, new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString().replaceAll(" +", " "), err.toString());
  }

  private Path file(String... lines) throws IOException {
    return Files.write(folder.resolve("room.conf"), List.of(lines));
  }

  @Test
  void the_command_line_goes_before_the_environment_and_that_before_the_file() throws IOException {
    var file = file("# a room", "port = 7001", "host = 10.0.0.7", "", "behind-proxy = true");
    var environment = Map.of("CARDROOM_PORT", "7002", "CARDROOM_DEMO", "busy");
    var ran = printed(environment, "--config", file.toString(), "--demo", "false");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out().lines())
        .contains(
            "port = 7002 # environment CARDROOM_PORT",
            "host = 10.0.0.7 # " + file + ":3",
            "behind-proxy = true # " + file + ":5",
            "demo = false # command line",
            "backup-keep = 48 # default",
            "# db = # not set");
  }

  @Test
  void a_machine_that_the_others_cannot_reach_is_refused() {
    var wrong =
        List.of(
            List.of("--join", "10.0.0.1:25520,10.0.0.2:25520"),
            List.of("--join", "10.0.0.1:25520", "--host", "127.0.0.1"),
            List.of("--join", "localhost:1", "--host", "0.0.0.0"),
            List.of("--join", "10.0.0.1:25520", "--node", "0.0.0.0:25520"));
    for (var words : wrong) {
      var ran = printed(Map.of(), words.toArray(String[]::new));
      assertThat(ran.status()).as("%s", words).isEqualTo(Status.WRONG_USE);
      assertThat(ran.err()).hasLineCount(1).contains("--node", "25520");
    }
    var onOneMachine = printed(Map.of(), "--join", "localhost:1,127.0.0.1:2");
    assertThat(onOneMachine.err()).isEmpty();
    var apart = printed(Map.of(), "--join", "10.0.0.1:1", "--node", "10.0.0.2:1");
    assertThat(apart.err()).isEmpty();
  }

  @Test
  void what_is_printed_is_a_file_that_says_the_same() throws IOException {
    var given =
        new String[] {
          "--port",
          "7003",
          "--join",
          "a:1,b:2",
          "--node",
          "c:3",
          "--db",
          "jdbc:postgresql://db/room"
        };
    var first = printed(Map.of(), given);
    var file = Files.writeString(folder.resolve("printed.conf"), first.out());
    var second = printed(Map.of("CARDROOM_CONFIG", file.toString()));
    assertThat(second.err()).isEmpty();
    assertThat(withoutSources(second.out())).isEqualTo(withoutSources(first.out()));
    assertThat(second.out()).contains("join = a:1,b:2 # " + file);
  }

  private static String withoutSources(String printed) {
    return printed.replaceAll("(?m) # .*$", "");
  }

  @Test
  void secrets_are_named_and_not_shown() {
    var ran =
        printed(
            Map.of("CARDROOM_KEY", "c0ffee", "CARDROOM_PROT", "1"),
            "--db",
            "jdbc:postgresql://anna:s3cret@db/room?user=anna&password=hunter2&ssl=true");
    assertThat(ran.out())
        .contains("jdbc:postgresql://anna:***@db/room?user=anna&password=***&ssl=true")
        .contains("# CARDROOM_KEY: *** (environment)")
        .contains("# CARDROOM_PROT: set, but nothing reads it")
        .doesNotContain("c0ffee")
        .doesNotContain("hunter2")
        .doesNotContain("s3cret");
  }

  @Test
  void what_is_wrong_in_a_file_is_named_by_its_line() throws IOException {
    assertThat(refused("port = 8080", "prot = 8081"))
        .contains("room.conf:2: there is no setting 'prot'; there are")
        .contains("backup-every");
    assertThat(refused("port = 1", "port = 2")).contains(":2 sets port, which line 1 has set");
    assertThat(refused("port 8080")).contains(":1 reads 'port 8080'").contains("port = 8080");
    assertThat(refused("port = many")).contains("--port").contains("many");
    assertThat(printed(Map.of(), "--config", "/nowhere/room.conf").err())
        .startsWith("The settings in /nowhere/room.conf cannot be read")
        .hasLineCount(1);
  }

  private String refused(String... lines) throws IOException {
    var ran = printed(Map.of(), "--config", file(lines).toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).hasLineCount(1).doesNotContain("WrongUse", "arg[");
    return ran.err();
  }

  @Test
  void proxies_are_named_by_address_wherever_settings_stand() throws IOException {
    var list = "10.0.0.5,10.1.0.0/16,fd00::/8";
    assertThat(printed(Map.of(), "--behind-proxy=" + list, "--port", "1").out())
        .contains("behind-proxy = " + list + " # command line");
    assertThat(printed(Map.of("CARDROOM_BEHIND_PROXY", list)).out())
        .contains("behind-proxy = " + list + " # environment");
    var file = file("behind-proxy = " + list).toString();
    assertThat(printed(Map.of(), "--config", file).out())
        .contains("behind-proxy = " + list + " # " + file);
    assertThat(printed(Map.of(), "--behind-proxy", "--port", "1").out())
        .contains("behind-proxy = true # command line", "port = 1 #");
    assertThat(printed(Map.of()).out()).contains("behind-proxy = false # default");
  }

  @Test
  void what_is_no_proxys_address_is_one_sentence() throws IOException {
    var sentence = "--behind-proxy: 'proxy.example' is not an address: give some such as";
    assertThat(refused("behind-proxy = 10.0.0.5,proxy.example")).contains(sentence);
    for (var list : List.of("", "yes", "10.0.0.0/33", "10.0.0.5,")) {
      var ran = printed(Map.of(), "--behind-proxy=" + list);
      assertThat(ran.status()).as(list).isEqualTo(2);
      assertThat(ran.out()).as(list).isEmpty();
      assertThat(ran.err()).as(list).contains("--behind-proxy: '").contains("' is not an address");
    }
  }

  @Test
  void what_may_be_said_at_tables_is_the_houses_to_choose() {
    assertThat(printed(Map.of(), "--talk", "lines").out()).contains("talk = lines # command line");
    var wrong = printed(Map.of("CARDROOM_TALK", "loud"));
    assertThat(wrong.err()).contains("--talk reads 'loud': give off, lines or free.");
  }

  private static void refuses(String sentence, String... words) {
    var ran = printed(Map.of(), words);
    assertThat(ran.status()).as("%s", List.of(words)).isEqualTo(Status.WRONG_USE);
    assertThat(ran.err()).hasLineCount(1).startsWith(sentence);
  }

  @Test
  void addresses_times_and_names_that_make_no_sense_are_refused_in_one_sentence() {
    refuses("--port 70000: give a port from 1 to 65535, or 0 for a free one.", "--port", "70000");
    refuses("--port -1: give a port from 1 to 65535, or 0 for a free one.", "--port", "-1");
    refuses("--host '': give an address, such as localhost", "--host", "");
    refuses(
        "--allow-host https://cards.example: give a name", "--allow-host=https://cards.example");
    refuses("--allow-host a b: give a name alone", "--allow-host", "a b");
    refuses("--node a:1: it says where --join reaches this machine", "--node", "a:1");
    refuses("--node reads 'a:99999', which is not an address", "--node=a:99999", "--join=b:1");
    refuses("--behind-proxy: '10.0.0.300' is not an address", "--behind-proxy=10.0.0.300");
    refuses("--behind-proxy: '10.0.0.0/40' is not an address", "--behind-proxy=10.0.0.0/40");
    refuses("--backup-every 6: give minutes, hours or days", "--backup-every", "6");
    refuses("--backup-every -6h: give minutes, hours or days", "--backup-every=-6h");
    refuses("--backup-keep 0: keep at least one copy.", "--backup-every=6h", "--backup-keep=0");
    refuses("'extra' is one word too many; see ./cardroom open --help.", "extra");
  }

  @Test
  void a_file_that_cannot_be_used_is_refused_with_the_reason() throws IOException {
    var none = folder.resolve("none").toString();
    var why = "(there is no such file)";
    refuses("The settings in %s cannot be read %s".formatted(none, why), "--config", none);
    refuses(
        "--metrics-token: the token %s cannot be read %s".formatted(none, why),
        "--metrics-token",
        none);
    refuses(
        "--backup-key: the backup key %s cannot be read %s".formatted(none, why),
        "--backup-every=6h",
        "--backup-key",
        none);
    refuses(
        "The room cannot open: the certificate %s or its key %s cannot be used (%s: there is no such file)"
            .formatted(none, none, none),
        "--tls-cert",
        none,
        "--tls-key",
        none);
    var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, (byte) 0x80});
    refuses(
        "The settings in %s cannot be read (it is not a text in UTF-8)".formatted(binary),
        "--config",
        binary.toString());
  }
}
