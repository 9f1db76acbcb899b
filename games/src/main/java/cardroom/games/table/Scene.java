package cardroom.games.table;

import java.util.List;

/// A table at one moment, and what was said since the moment before.
public record Scene(View view, List<StoryLine> story) {
  public Scene {
    story = List.copyOf(story);
  }
}
