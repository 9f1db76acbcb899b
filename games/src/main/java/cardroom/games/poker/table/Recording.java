package cardroom.games.poker.table;

import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.table.Player;
import cardroom.games.table.Scene;
import cardroom.games.table.StoryLine;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A recorded hand as it would have looked at a table, step by step; every card that was written
/// down is seen.
public final class Recording {
  private static final Viewer RAIL = new Viewer.Rail();

  private final RecordedTable setting;
  private final RecordedHand recorded;
  private final List<Scene> scenes = new ArrayList<>();
  private HandInPlay play;

  private Recording(RecordedHand recorded) {
    this.recorded = recorded;
    this.setting = RecordedTable.of(recorded);
    this.play = HandInPlay.of(setting.lineup(), setting.start(), false);
  }

  public static List<Scene> of(RecordedHand recorded) {
    var recording = new Recording(recorded);
    recording.begin();
    recorded.steps().forEach(recording::step);
    recording.end();
    return List.copyOf(recording.scenes);
  }

  private PokerStory storyOf(PokerState table) {
    return new PokerStory(setting.sheet(), table, _ -> true);
  }

  private void scene(PokerState table, List<StoryLine> story) {
    var view = new PokerTableView(setting.sheet(), table, RAIL, _ -> true).view();
    scenes.add(new Scene(view, story));
  }

  private void begin() {
    var rest = setting.table();
    var story = new ArrayList<>(storyOf(rest).of(new PokerEvent.Began(1, setting.lineup())));
    story.addAll(setting.antes());
    scene(setting.during(play), story);
  }

  private void step(HandStep step) {
    play = play.hand(step.before());
    var table = setting.during(play);
    var story = new RecordedMove(play, step.action()).event();
    var told =
        story
            .map(event -> storyOf(table).of(event))
            .orElseGet(() -> RecordedMove.unknown(play, step));
    if (step.action() instanceof Action.Deal(var card)) {
      play = play.fell(card, PokerNeeds.faceUp(step.before()));
    }
    play = play.hand(step.after());
    scene(setting.during(play), told);
  }

  /// Pots are paid, and everything is shown.
  private void end() {
    if (!(recorded.end() instanceof Hand.Finished finished)) {
      return;
    }
    play = play.hand(finished);
    var table = setting.during(play);
    var ended = PotPayouts.of(table, play, finished);
    var chairs = new ArrayList<PokerPlayer>();
    for (int place = 0; place < recorded.finishingStacks().size(); place++) {
      var stack = recorded.finishingStacks().get(place);
      chairs.add(PokerPlayer.taken(player(place), place + 1, stack, Entry.IN));
    }
    var over =
        new PokerState(
            table.setup(),
            table.row(),
            chairs,
            table.last(),
            1,
            Optional.empty(),
            List.of(),
            ended.fee(),
            ended.lines(),
            Optional.of(HandWithPlayers.of(table)),
            List.of(),
            table.departures());
    scene(over, storyOf(table).of(ended));
  }

  /// `p1`, as recorded hands call their players.
  static Player player(int place) {
    return new Player("p" + (place + 1));
  }
}
