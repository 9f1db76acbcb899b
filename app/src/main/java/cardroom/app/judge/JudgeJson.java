package cardroom.app.judge;

import java.util.LinkedHashMap;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// The judgement as scripts read it.
final class JudgeJson {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private JudgeJson() {}

  static String of(List<JudgedRound> rounds) {
    var document = new LinkedHashMap<String, Object>();
    document.put("holds", rounds.stream().allMatch(JudgedRound::holds));
    document.put("rounds", rounds.stream().map(JudgedRound::json).toList());
    return JSON.writeValueAsString(document);
  }
}
