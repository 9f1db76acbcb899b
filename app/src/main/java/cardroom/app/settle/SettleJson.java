package cardroom.app.settle;

import cardroom.app.GivenText;
import cardroom.app.ShortText;
import cardroom.app.WrongUse;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The calculator's JSON, in and out.
final class SettleJson {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /// The library's sentence quotes what it found, however long that is.
  private static final int SENTENCE_MAX = 200;

  private SettleJson() {}

  static Settle.Given read(GivenText text) {
    var root = parse(text);
    if (!root.isArray()) {
      return new Settle.Given(List.of(new CaseReader(text.name(), "").read(root)), false);
    }
    var cases = new ArrayList<SettleCase>();
    for (var index = 0; index < root.size(); index++) {
      cases.add(new CaseReader(text.name(), "[" + index + "]").read(root.get(index)));
    }
    return new Settle.Given(cases, true);
  }

  private static JsonNode parse(GivenText text) {
    try {
      return JSON.readTree(text.text());
    } catch (StreamConstraintsException _) {
      throw new WrongUse(
          text.name()
              + ": it holds longer numbers or deeper lists than any document of the calculator.");
    } catch (JacksonException wrong) {
      var at = wrong.getLocation();
      // What the library would have us enable helps nobody here.
      var why = wrong.getOriginalMessage().replaceFirst(": enable .*", "");
      throw new WrongUse(
          "%s:%d:%d: this is not a JSON document: %s."
              .formatted(
                  text.name(), at.getLineNr(), at.getColumnNr(), ShortText.of(why, SENTENCE_MAX)));
    }
  }

  static String write(List<Settlement> settled, boolean isArray) {
    var answers = settled.stream().map(SettleJson::answer).toList();
    return JSON.writeValueAsString(isArray ? answers : answers.getFirst());
  }

  private static Map<String, Object> answer(Settlement settlement) {
    var answer = new LinkedHashMap<String, Object>();
    answer.put("wagers", settlement.outcomes().stream().map(SettleJson::wager).toList());
    answer.put("bankPaidCents", settlement.bank().paid().cents());
    answer.put("bankCollectedCents", settlement.bank().collected().cents());
    answer.put("bankNetCents", settlement.bank().net().cents());
    return answer;
  }

  private static Map<String, Object> wager(Outcome outcome) {
    var wager = new LinkedHashMap<String, Object>();
    wager.put("seat", outcome.due().position().seat());
    wager.put("wager", outcome.due().wager().word());
    wager.put("paidCents", outcome.paid().cents());
    wager.put("collectedCents", outcome.collected().cents());
    wager.put("returnedCents", outcome.returned().cents());
    return wager;
  }
}
