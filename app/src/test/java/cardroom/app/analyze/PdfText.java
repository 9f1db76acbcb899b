package cardroom.app.analyze;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.InflaterInputStream;

/// The words of a PDF as Chromium prints it: enough to read our own pages, and no more.
///
/// Every glyph of a text is shown by its number in a font, and the font's table `ToUnicode` gives
/// the letter for each number.
final class PdfText {

  private static final Pattern OBJECT =
      Pattern.compile("(?m)^(\\d+) 0 obj\\n(.*?)\\nendobj", Pattern.DOTALL);
  private static final Pattern STREAM =
      Pattern.compile("stream\\r?\\n(.*?)\\r?\\nendstream", Pattern.DOTALL);
  private static final Pattern LETTERS = Pattern.compile("/ToUnicode (\\d+) 0 R");
  private static final Pattern TABLE =
      Pattern.compile("beginbf(char|range)\\n(.*?)endbf", Pattern.DOTALL);
  private static final Pattern CODE = Pattern.compile("<([0-9A-Fa-f]+)>");
  private static final Pattern SHOWN =
      Pattern.compile("/F(\\d+) \\S+ Tf|<([0-9A-Fa-f]+)> Tj|(/Contents|BT)");

  private final Map<String, String> objects = new HashMap<>();
  private final Map<String, Map<Integer, String>> fonts = new HashMap<>();

  private PdfText(String file) {
    OBJECT.matcher(file).results().forEach(found -> objects.put(found.group(1), found.group(2)));
  }

  /// All words in the order in which they are painted, without the space between them.
  static String of(Path file) throws IOException {
    var pdf = new PdfText(new String(Files.readAllBytes(file), ISO_8859_1));
    return pdf.objects.keySet().stream()
        .sorted((one, other) -> Integer.compare(Integer.parseInt(one), Integer.parseInt(other)))
        .map(pdf::stream)
        .filter(stream -> stream.contains(" Tf\n"))
        .map(pdf::words)
        .collect(Collectors.joining())
        .replaceAll("[\\s\\u00a0]", "");
  }

  /// The stream of an object, unpacked.
  private String stream(String number) {
    var object = objects.getOrDefault(number, "");
    var found = STREAM.matcher(object);
    if (!found.find() || !object.startsWith("<</Filter /FlateDecode")) {
      return "";
    }
    var packed = new ByteArrayInputStream(found.group(1).getBytes(ISO_8859_1));
    try (var unpacked = new InflaterInputStream(packed)) {
      return new String(unpacked.readAllBytes(), ISO_8859_1);
    } catch (IOException wrong) {
      throw new IllegalStateException("object " + number + " of the PDF cannot be unpacked", wrong);
    }
  }

  private String words(String content) {
    var words = new StringBuilder();
    Map<Integer, String> letters = Map.of();
    for (var found : SHOWN.matcher(content).results().toList()) {
      if (found.group(1) != null) {
        letters = fonts.computeIfAbsent(found.group(1), this::letters);
      } else if (found.group(2) != null) {
        words.append(letters.getOrDefault(Integer.parseInt(found.group(2), 16), "?"));
      }
    }
    return words.toString();
  }

  private Map<Integer, String> letters(String font) {
    var named = LETTERS.matcher(objects.getOrDefault(font, ""));
    var letters = new HashMap<Integer, String>();
    if (named.find()) {
      TABLE
          .matcher(stream(Objects.requireNonNull(named.group(1))))
          .results()
          .forEach(table -> read(table.group(1).equals("range"), table.group(2), letters));
    }
    return letters;
  }

  private static void read(boolean isRange, String table, Map<Integer, String> letters) {
    for (var line : table.lines().toList()) {
      var codes =
          CODE.matcher(line).results().map(code -> Integer.parseInt(code.group(1), 16)).toList();
      var first = codes.getFirst();
      var last = isRange ? codes.get(1) : first;
      for (int code = first; code <= last; code++) {
        letters.put(code, Character.toString(codes.getLast() + code - first));
      }
    }
  }
}
