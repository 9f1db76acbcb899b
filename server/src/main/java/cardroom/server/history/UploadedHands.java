package cardroom.server.history;

import cardroom.games.table.Scene;
import cardroom.games.table.View;
import cardroom.notation.phh.Phh;
import cardroom.notation.phh.PhhReplay;
import cardroom.notation.phh.PhhScenes;
import cardroom.server.codec.Json;
import cardroom.server.table.TableShowing.Line;
import cardroom.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Hands that a person uploads as a file, played through the rules and shown like those of the
/// room.
public final class UploadedHands {
  /// At most this many hands of one file are shown.
  public static final int HANDS_MAX = 20;

  private UploadedHands() {}

  /// @throws cardroom.notation.phh.PhhError with the line and the reason when a hand cannot be read
  ///   or played
  public static ObjectNode told(String text) {
    var hands = Phh.read(text);
    var json = Json.object().put("hands", hands.size());
    var told = json.putArray("replays");
    hands.stream().limit(HANDS_MAX).map(Phh::replay).forEach(hand -> told.add(replay(hand)));
    return json;
  }

  private static ObjectNode replay(PhhReplay played) {
    var scenes = new PhhScenes(played).scenes();
    var json = Json.object().put("hand", played.record().name()).put("agrees", played.agrees());
    json.set("story", Wire.story(story(scenes)));
    json.set("steps", steps(scenes));
    json.set("rules", rules(scenes));
    return json;
  }

  /// The number of a line is that of its step.
  private static List<Line> story(List<Scene> scenes) {
    var story = new ArrayList<Line>();
    for (int i = 0; i < scenes.size(); i++) {
      for (var line : scenes.get(i).story()) {
        story.add(new Line(i + 1L, line));
      }
    }
    return story;
  }

  /// Every clause that is cited, in its own words: a file has no table whose rules a reader could
  /// open.
  private static ArrayNode rules(List<Scene> scenes) {
    var rules = Json.array();
    PhhScenes.cited(scenes)
        .forEach(rule -> rules.addObject().put("id", rule.id()).put("sentence", rule.sentence()));
    return rules;
  }

  private static ArrayNode steps(List<Scene> scenes) {
    var steps = Json.array();
    Optional<View> before = Optional.empty();
    for (int i = 0; i < scenes.size(); i++) {
      var view = scenes.get(i).view();
      steps.addObject().put("number", i + 1).set("zones", Wire.zones(before, view));
      before = Optional.of(view);
    }
    return steps;
  }
}
