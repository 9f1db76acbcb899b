package cardroom.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.open.Open;
import cardroom.app.play.Play;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/// Runs the everyday commands once, without output, while the JVM records the classes that they
/// need.
///
/// The launcher does this after a build; from that record the JVM makes the caches that make later
/// starts fast: one for commands and one for the room, since a start begins by loading all classes
/// of a cache. A real run never uses this class.
final class Rehearsal {

  private static final String ROUND =
      """
      house casino-club   game pure-21.5   bank $500
      seat 1  $50  Th 6d  hit 9s  -> push  P215-888-1
      bank    8c (8d) 8h
      """;

  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("--help"),
          List.of("--version"),
          List.of("house", "list"),
          List.of("play", "--auto", "--seed", "1", "--rounds", "5"),
          List.of("play", "three-card-poker", "--auto", "--seed", "1", "--rounds", "2"),
          List.of("play", "--seed", "1", "--rounds", "1"),
          List.of("analyze", "pure-21.5", "--json"),
          List.of("analyze", "pure-21.5"),
          List.of("analyze", "three-card-poker"),
          List.of("equity", "texas-holdem", "AhAs", "KdKc"),
          List.of("judge", "-"));

  private Rehearsal() {}

  /// @param arguments `commands` or `room`
  public static void main(String[] arguments) throws IOException {
    if (arguments[0].equals("room")) {
      Open.rehearse();
    } else {
      commands();
    }
    System.exit(Status.DONE);
  }

  private static void commands() throws IOException {
    Play.rehearse();
    for (var command : COMMANDS) {
      var typed = command.contains("judge") ? ROUND : "25\n\n\n\nq\n";
      System.setIn(new ByteArrayInputStream(typed.getBytes(UTF_8)));
      var unseen = new PrintStream(OutputStream.nullOutputStream(), false, UTF_8);
      var status = Cardroom.started(command, unseen);
      if (status != Status.DONE) {
        System.exit(status);
      }
    }
  }
}
