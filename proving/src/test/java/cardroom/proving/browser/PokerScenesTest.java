package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.proving.browser.Chromium.Screen;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What happens at a poker table, on a desktop and on a phone.
final class PokerScenesTest extends Visit {

  private static final long PAUSE_MILLIS = 10_000;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  private Guest guest(Screen screen, Ring ring) {
    return guest(screen).joins("Ann", ring.table);
  }

  private Ring ring(String game) {
    return new Ring(evening, evening.ring(game, 8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"omaha-high-low", "draw-poker", "seven-card-stud"})
  void a_full_table_is_played_on_a_phone(String game) {
    var ring = ring(game);
    var ann = guest(Screen.PHONE, ring);
    var names = new String[] {"Bob", "Cat", "Dev", "Eve", "Wilhelmina-Ann", "Gus", "Hal"};
    for (int i = 0; i < names.length; i++) {
      ring.with(i + 2, names[i], 200);
    }
    var turn = ann.page.locator(".acts[data-ready=true]");
    ring.until(turn, ann, _ -> {});
    Chromium.picture(ann.page, "phone-%s-turn".formatted(game));
    PictureChecks.seeNothingCutOff(ann.page);
    PictureChecks.findNothingSerious(ann.page);
    ring.playOut(ann, Deciding::cheaply);
    Chromium.picture(ann.page, "phone-%s-over".formatted(game));
    PictureChecks.seeNothingCutOff(ann.page);
    PictureChecks.findNothingSerious(ann.page);
  }

  @Test
  void an_all_in_makes_a_side_pot_and_both_are_paid() {
    var stakes = new Setup.Stakes.Spread(Evening.dollars(1), Evening.dollars(6));
    var ring = new Ring(evening, evening.ring("texas-holdem", stakes, 9));
    // Aces for her and kings for Cat: the main pot and the side pot have different winners.
    evening.shoe.beginsWith(1, "2c Kc Qc As 7d Kd Jd Ah 3h 2s 5d 9h 4h 6c 8h 3s");
    var ann = guest(Screen.DESK, ring);
    ring.with(2, "Bob", 20).with(3, "Cat", 200).with(4, "Dev", 200).raising();
    ring.until(ann.page.locator(".middle .pot:nth-child(2)"), ann, Deciding::dearly);
    ann.sees(".middle .pots", "side pot 1");
    ann.sees(".seats", "all in");
    Chromium.picture(ann.page, "poker-side-pots-desk");
    PictureChecks.findNothingSerious(ann.page);
    ring.playOut(ann, Deciding::dearly);
    ann.sees(".awards", "You win").sees(".awards", "Cat wins").sees(".awards", "side pot 1");
    Chromium.picture(ann.page, "poker-side-pots-paid-desk");
    PictureChecks.seeNothingCutOff(ann.page);
  }

  @Test
  void a_beaten_hand_stays_before_its_owner_alone() {
    var ring = ring("texas-holdem");
    // Aces for Bob, who shows first: nobody else has to.
    evening.shoe.beginsWith(1, "As 7d Kc Ah 2c Kd 3d 9h Qs 5c 3h 6d 3s Js");
    var rail = newcomer(Screen.DESK).opens("/table/" + ring.table);
    var ann = guest(Screen.PHONE, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.playOut(ann, Deciding::cheaply);
    ann.sees(".hero .plate", "mucked").sees(".hero .plate", "pair of kings");
    assertThat(ann.page.locator(".hero .folded .card:not([class*='suit-?'])")).hasCount(2);
    assertThat(ann.page.locator("[data-seat='3'] .card")).hasCount(0);
    assertThat(rail.page.locator("[data-seat='2'] .card")).hasCount(2);
    assertThat(rail.page.locator("[data-seat='1'] .card")).hasCount(0);
    looksRight(ann, "poker-mucked-phone");
  }

  @Test
  void a_tie_splits_the_pot_and_says_who_gets_the_odd_chip() {
    var ring = ring("texas-holdem");
    // Everybody plays the board: seat by seat, burn, flop, burn, turn, burn, river.
    evening.shoe.beginsWith(1, "2c 3c 4c 2d 3d 4d 5h Ts Js Qs 6h Ks 7h As");
    var ann = guest(Screen.DESK, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.playOut(ann, Deciding::cheaply);
    assertThat(ann.page.locator(".award")).hasCount(3);
    ann.sees(".awards", "royal flush");
    ann.press(ann.page.locator(".award").first());
    ann.sees(".rail .why", "POKER-ODD-1");
    Chromium.picture(ann.page, "poker-split-desk");
    PictureChecks.findNothingSerious(ann.page);
  }

  @Test
  void a_pot_is_killed_and_the_limits_double() {
    var ring = ring("lowball");
    var ann = guest(Screen.PHONE, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.handAfterHand(
        ann.page.locator(".acts[data-ready=true] [data-choice=kill]"), ann, Deciding::cheaply);
    ann.does("kill");
    ring.until(ann.page.locator("[data-disc=killer]"), ann, _ -> {});
    Chromium.picture(ann.page, "phone-kill");
    PictureChecks.seeNothingCutOff(ann.page);
    ring.playOut(ann, Deciding::cheaply);
  }

  @Test
  void a_pat_hand_is_changed_while_the_others_are_to_act() {
    var ring = ring("draw-poker");
    var ann = guest(Screen.DESK, ring);
    var ivy = guest(Screen.PHONE).joins("Ivy", ring.table);
    ring.with(3, "Bob", 200).with(4, "Cat", 200);
    // Ivy is the first to draw and Ann, who has the button, the last.
    for (var guest : List.of(ivy, ann)) {
      var draw = guest.page.locator(".acts[data-ready=true] [data-choice=draw]");
      ring.until(draw, List.of(ann, ivy), Deciding::withoutDrawing);
      guest.press(draw);
      var change = guest.page.locator(".acts[data-ready=true] [data-choice=change]");
      assertThat(change).isVisible();
      assertThat(guest.page.locator(".dock .said")).not().containsText("Your turn");
      assertThat(change).not().hasClass(Pattern.compile("primary"));
      assertThat(change).hasAttribute("aria-disabled", "true");
      guest.press(guest.page.locator(".hero .pickable").first());
      assertThat(change).hasAttribute("aria-disabled", "false");
      looksRight(guest, "poker-change-" + (guest == ann ? Screen.DESK : Screen.PHONE));
      guest.press(change);
      var said = guest == ann ? "You ask for 1 instead" : "Ivy asks for 1 instead";
      assertThat(ann.page.locator(".rail")).containsText(said);
    }
  }

  @Test
  void whoever_missed_a_blind_posts_it_to_come_back() {
    var ring = ring("texas-holdem");
    var ann = guest(Screen.DESK, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.playOut(ann, Deciding::cheaply);
    ann.press(ann.page.locator(".topbar [data-choice=sit-out]"));
    ann.press(ann.page.locator("dialog [data-choice=sit-out]"));
    ann.sees(".hero .plate", "sits out");
    ring.handAfterHand(ann.page.locator(".hero .plate:has-text('missed')"), ann, Deciding::cheaply);
    Chromium.picture(ann.page, "poker-missed-blind-desk");
    ann.does("come-back").does("post");
    ring.handAfterHand(ann.page.locator(".hero .hand .card"), ann, _ -> {});
    ann.sees(".hero .laid-chips", "$2");
  }

  @Test
  void the_line_breaks_in_mid_hand_and_the_hand_goes_on() {
    var ring = ring("seven-card-stud");
    var ann = guest(Screen.DESK, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.until(ann.page.locator(".acts[data-ready=true]"), ann, _ -> {});
    var cards = ann.page.locator(".hero .hand .card").count();
    evening.slamDoors();
    ann.sees(".online", "Connected");
    assertThat(ann.page.locator(".hero .hand .card")).hasCount(cards);
    ring.playOut(ann, Deciding::byKeys);
    assertThat(ann.page.locator(".banner")).hasCount(0);
  }

  @Test
  void a_free_check_is_never_folded_beforehand() {
    var ring = ring("texas-holdem");
    var ann = guest(Screen.DESK, ring);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    var pre = ann.page.locator("[data-pre=check-fold]");
    // After the first street nobody bets, so the decision made in advance is a check.
    ring.until(ann.page.locator(".board .card").first(), ann, Deciding::cheaply);
    ring.until(
        pre,
        ann,
        guest -> {
          if (pre.count() == 0) {
            Deciding.cheaply(guest);
          }
        });
    ann.press(pre);
    Chromium.picture(ann.page, "poker-beforehand-desk");
    ring.playOut(ann, Deciding::cheaply);
    assertThat(ann.page.locator(".hero .plate")).not().containsText("folded");
  }
}
