package cardroom.notation.phh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One recorded hand as written. Amounts are in hundredths of the file's own unit.
///
/// @param code the variant's code, such as `FT`
/// @param whole whether every amount of the file is a whole number
/// @param finer whether some amount is finer than a hundredth: then stacks need agree only within a
///   hundredth
/// @param blinds blinds and straddles, in the order of the players
/// @param winnings what each player took from the pots, after the rake
/// @param venue the room as the record calls it; empty when it names none
/// @param line where the hand begins
public record PhhHand(
    String code,
    boolean whole,
    boolean finer,
    boolean anteTrimming,
    List<Long> antes,
    List<Long> blinds,
    long bringIn,
    long smallBet,
    long bigBet,
    long minBet,
    long maxBet,
    List<Long> stacks,
    List<Line> actions,
    Optional<List<Long>> finishingStacks,
    Optional<List<Long>> winnings,
    String name,
    String venue,
    Own own,
    int line) {

  public PhhHand {
    antes = List.copyOf(antes);
    blinds = List.copyOf(blinds);
    stacks = List.copyOf(stacks);
    actions = List.copyOf(actions);
    finishingStacks = finishingStacks.map(List::copyOf);
    winnings = winnings.map(List::copyOf);
  }

  /// An action and its line in the file.
  public record Line(String text, int line) {}

  /// What PHH has no key for, in keys of our own (`docs/phh.md`).
  ///
  /// @param drop `_drop`: what the table took from the pot
  /// @param killer `_kill`: the player who killed the pot, from 1; 0 for none
  /// @param killedBefore `_kill_posted`: the pot was killed with a post before the deal
  /// @param dead `_dead`: dead posts of every player
  /// @param boardPlays `_board_plays`: players who announced that the board plays, from 1
  /// @param chip `_chip`: the smallest chip; 0 when nothing is written
  /// @param log `_log`: a hand in which something went wrong, action by action; else empty
  /// @param oddChipByCard `_odd_chip = 'highest-card'`: an odd chip goes by card, not by position
  /// @param readings `_readings`: keys of the house's sheet by which it reads the book otherwise
  public record Own(
      long drop,
      int killer,
      boolean killedBefore,
      List<Long> dead,
      List<Integer> boardPlays,
      long chip,
      boolean oddChipByCard,
      List<String> readings,
      List<Line> log) {
    public static final Own NOTHING =
        new Own(0, 0, false, List.of(), List.of(), 0, false, List.of(), List.of());

    public Own {
      dead = List.copyOf(dead);
      boardPlays = List.copyOf(boardPlays);
      readings = List.copyOf(readings);
      log = List.copyOf(log);
    }
  }

  /// The same hand with a different stack for one player.
  PhhHand stack(int player, long stack) {
    var changed = new ArrayList<>(stacks);
    changed.set(player, stack);
    return new PhhHand(
        code,
        whole,
        finer,
        anteTrimming,
        antes,
        blinds,
        bringIn,
        smallBet,
        bigBet,
        minBet,
        maxBet,
        changed,
        actions,
        finishingStacks,
        winnings,
        name,
        venue,
        own,
        line);
  }

  public int players() {
    return stacks.size();
  }
}
