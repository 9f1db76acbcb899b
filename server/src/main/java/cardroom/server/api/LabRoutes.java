package cardroom.server.api;

import cardroom.analysis.parsheet.CannotPrint;
import cardroom.analysis.parsheet.PdfPrinter;
import cardroom.games.money.Money;
import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.coach.LessonBook;
import cardroom.server.codec.Json;
import cardroom.server.lab.AskedBank;
import cardroom.server.lab.HandEquities;
import cardroom.server.lab.LabFiles;
import cardroom.server.lab.LabFiles.PlayedBank;
import cardroom.server.lab.LabQueue;
import cardroom.server.lab.SheetFigures;
import cardroom.server.lab.SheetFigures.Question;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// The lab: what a sheet is worth. Each question is bounded in size, time and number.
final class LabRoutes {
  private static final int WORDS_MAX = 400;
  private static final int HANDS_MAX = 9;
  private static final double EDGE_MAX = 0.5;
  private static final String OPTION = "option.";

  /// Each is a few times the one before; the last takes a second or two.
  private static final List<String> BANK_ROUNDS = List.of("20000", "100000", "500000");

  // Under the standard limits, one every ten seconds and five at once for each address.
  private static final double PRINTS_PER_REQUEST = 1.0 / 200;
  private static final double PRINTS_PER_BURST = 1.0 / 8;

  private final Optional<SheetFigures> figures;
  private final LabQueue<String> bench = new LabQueue<>(128);
  private final LabQueue<String> pages = bench.sharing(16);
  // A queue of its own, so that nobody who waits for figures waits for the printer.
  private final LabQueue<byte[]> prints = new LabQueue<>(8);
  private final RequestGuard doorman;
  private final TokenBuckets printed;

  LabRoutes(Room room, RequestGuard doorman, RequestLimits limits) {
    this.figures = room.catalogue().sheets().map(SheetFigures::new);
    this.doorman = doorman;
    this.printed =
        new TokenBuckets(
            limits.perSecond() * PRINTS_PER_REQUEST, limits.burst() * PRINTS_PER_BURST);
  }

  private SheetFigures figures() {
    return figures.orElseThrow(
        () -> new Refusal(Answer.refuse(RoomRule.UNKNOWN, "This room has no lab", "")));
  }

  void sheet(Context context) {
    var question = question(context);
    worked(context, () -> figures().of(question));
  }

  /// Pay tables near an edge, which is given in percent.
  void design(Context context) {
    var question = question(context);
    var percent = word(context, "edge");
    if (!percent.matches("\\d{1,2}(\\.\\d{1,4})?")
        || Double.parseDouble(percent) > 100 * EDGE_MAX) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "'%s' is not an edge".formatted(percent),
              "Write a percentage up to 50"));
    }
    var wager = word(context, "wager");
    worked(context, () -> figures().designed(question, wager, Double.parseDouble(percent) / 100));
  }

  /// Holding the bank. More rounds give more precise figures, so a client may ask for a few first.
  void bank(Context context) {
    var question = question(context);
    var played = playedBank(context);
    worked(context, () -> figures().bank(question, played.asked(), played.rounds()));
  }

  private static PlayedBank playedBank(Context context) {
    var asked =
        new AskedBank(
            number(context, "schedule"),
            number(context, "seats"),
            cents(context, "betCents"),
            word(context, "bonus").equals("1"),
            cents(context, "bankCents"));
    var rounds = word(context, "rounds");
    if (!rounds.isEmpty() && !BANK_ROUNDS.contains(rounds)) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "\"rounds\" is one of " + String.join(", ", BANK_ROUNDS),
              "Ask again with one of these"));
    }
    return new PlayedBank(
        asked, Long.parseLong(rounds.isEmpty() ? BANK_ROUNDS.getFirst() : rounds));
  }

  /// The PAR sheet as a file; with `rounds`, it includes the bank that is asked about.
  void parSheet(Context context) {
    var page = parSheet(context, asked(context, context.path()));
    Reply.file(context, "text/html; charset=utf-8", named(question(context), "par.html"), page);
  }

  private String parSheet(Context context, String asked) {
    var question = question(context);
    Optional<PlayedBank> bank =
        word(context, "rounds").isEmpty() ? Optional.empty() : Optional.of(playedBank(context));
    var papers = new LabFiles(figures());
    return worked(context, pages, asked, () -> papers.parSheet(question, bank));
  }

  /// The same page as PDF, printed as by `analyze --pdf`, one at a time.
  void parPdf(Context context) {
    if (!printed.take(doorman.address(context), System.nanoTime() / 1_000_000)) {
      context.header("Retry-After", "10");
      throw new Refusal(
          Answer.refuse(
              RoomRule.RATE,
              "You have asked for too many PDFs",
              "Wait ten seconds, or use the page instead"));
    }
    var page = parSheet(context, asked(context, context.path().replaceFirst("\\.pdf$", "")));
    try {
      var question = asked(context, context.path());
      var pdf = worked(context, prints, question, () -> PdfPrinter.installed().print(page));
      Reply.file(context, "application/pdf", named(question(context), "par.pdf"), pdf);
    } catch (CannotPrint _) {
      // The reason is for the operator alone: it names programs and folders of this machine.
      throw new Refusal(
          Answer.refuse(
              RoomRule.UNKNOWN,
              "This room cannot print a PDF",
              "Take the PAR sheet and print it in your browser"));
    }
  }

  /// The effective rule sheet, as a file that the program can read.
  void ruleSheet(Context context) {
    var question = question(context);
    var papers = new LabFiles(figures());
    var asked = asked(context, context.path());
    var sheet = worked(context, pages, asked, () -> papers.ruleSheet(question));
    Reply.file(context, "application/yaml; charset=utf-8", named(question, "yaml"), sheet);
  }

  private static String named(Question question, String ending) {
    return "%s-%s.%s".formatted(question.house(), question.game(), ending);
  }

  private static OptionalInt number(Context context, String name) {
    var given = word(context, name);
    if (!given.matches("\\d{0,2}")) {
      throw new Refusal(
          Answer.refuse(RoomRule.FORM, "\"%s\" is a small number".formatted(name), ""));
    }
    return given.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(given));
  }

  private static Optional<Money> cents(Context context, String name) {
    var given = word(context, name);
    if (!given.matches("\\d{0,9}")) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "\"%s\" is an amount in whole cents, up to $9,999,999.99".formatted(name),
              ""));
    }
    return given.isEmpty() ? Optional.empty() : Optional.of(Money.cents(Long.parseLong(given)));
  }

  /// Situations to practise.
  void learn(Context context) {
    var house = context.pathParam("house");
    var game = context.pathParam("game");
    worked(context, () -> new LessonBook(figures().catalogue()).of(house, game));
  }

  void equity(Context context) {
    var game = context.pathParam("game");
    List<String> hands =
        Arrays.stream(word(context, "hands").split(";", -1)).map(String::strip).toList();
    if (hands.size() < 2 || hands.size() > HANDS_MAX) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM, "Two to nine hands can be compared", "Separate them with ;"));
    }
    var board = word(context, "board");
    var dead = word(context, "dead");
    worked(context, () -> HandEquities.of(game, hands, board, dead));
  }

  private static Question question(Context context) {
    Map<String, String> options = new TreeMap<>();
    for (var name : context.queryParamMap().keySet()) {
      if (name.startsWith(OPTION)) {
        options.put(name.substring(OPTION.length()), word(context, name));
      }
    }
    var decks = word(context, "decks");
    if (!decks.matches("|[1-9]\\d?|infinite")) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "'%s' is not a number of decks".formatted(decks),
              "Write 6 or infinite"));
    }
    return new Question(
        context.pathParam("house"),
        context.pathParam("game"),
        decks,
        word(context, "removal").equals("1"),
        options);
  }

  private static String word(Context context, String name) {
    var value = context.queryParam(name);
    if (value != null && value.length() > WORDS_MAX) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM, "\"%s\" has more than %d characters".formatted(name, WORDS_MAX), ""));
    }
    return value == null ? "" : value.strip();
  }

  private void worked(Context context, Supplier<? extends JsonNode> work) {
    var asked = asked(context, context.path());
    Reply.text(context, worked(context, bench, asked, () -> Json.text(work.get())));
  }

  /// The question as one text: the same text has the same answer.
  private static String asked(Context context, String path) {
    var query = context.queryString();
    return path + "?" + (query == null ? "" : query);
  }

  private <A> A worked(Context context, LabQueue<A> queue, String question, Supplier<A> work) {
    try {
      return queue
          .answer(doorman.address(context), question, work)
          .orElseThrow(() -> tooMany(context));
    } catch (IllegalArgumentException e) {
      throw new Refusal(Answer.refuse(RoomRule.FORM, String.valueOf(e.getMessage()), ""));
    }
  }

  private static Refusal tooMany(Context context) {
    context.header("Retry-After", "5");
    return new Refusal(
        Answer.refuse(
            RoomRule.RATE, "The lab is busy with other questions right now", "Try again shortly"));
  }
}
