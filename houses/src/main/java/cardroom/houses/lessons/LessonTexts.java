package cardroom.houses.lessons;

import cardroom.houses.language.RoomLanguage;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/// What the lessons say, in one language: a file for English and one for Spanish. A further
/// language has them in its own file, as `@lessons.<lesson>.<key>`; what it leaves out is said in
/// English.
///
/// A step has its sentence under `<lesson>.<key>`; a question also has `.yes`, `.no` for any wrong
/// answer, and `.no.<answer>` where one deserves words of its own.
public record LessonTexts(Map<String, String> sentences) {

  public LessonTexts {
    sentences = Map.copyOf(sentences);
  }

  private static final String OF_LESSONS = "lessons.";

  /// English, as far as that language has no sentence of its own.
  static LessonTexts over(LessonTexts english, RoomLanguage language) {
    var sentences = new TreeMap<>(english.sentences);
    language
        .texts()
        .forEach(
            (path, said) -> {
              if (path.startsWith(OF_LESSONS)) {
                sentences.put(path.substring(OF_LESSONS.length()), said);
              }
            });
    return new LessonTexts(sentences);
  }

  static LessonTexts read(String language) {
    var properties = new Properties();
    var path = "/cardroom/houses/lessons/%s.properties".formatted(language);
    try (var stream = Objects.requireNonNull(LessonTexts.class.getResourceAsStream(path), path)) {
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> sentences = new TreeMap<>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return new LessonTexts(sentences);
  }

  public String title(String lesson) {
    return sentence(lesson + ".title");
  }

  /// What is said or asked.
  public String said(String lesson, String key) {
    return sentence(lesson + "." + key);
  }

  /// The reply to an answer.
  public String reply(String lesson, String key, PlayedLesson.Answer answer) {
    var at = lesson + "." + key;
    if (answer.isRight()) {
      return sentence(at + ".yes");
    }
    return Optional.ofNullable(sentences.get(at + ".no." + answer.id()))
        .orElseGet(() -> sentence(at + ".no"));
  }

  private String sentence(String key) {
    return Objects.requireNonNull(sentences.get(key), key);
  }
}
