package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Those who work in the room, before their pages: what each role opens, what is said when
/// something is typed wrong, and what becomes of a page whose owner loses a role.
final class StaffPageTest extends Visit {

  private Guest staff(Screen screen, String name, Role... roles) {
    var who = AccountTest.signsUp(guest(screen), name);
    for (var role : roles) {
      appoint(name, role, true);
    }
    return who;
  }

  private void appoint(String name, Role role, boolean given) {
    org.assertj.core.api.Assertions.assertThat(
            evening.room.people().appoint(EventMakers.ROOM, name, role, given, ""))
        .isEmpty();
  }

  private static void presses(Guest who, String button) {
    who.press(who.page.locator("button", new Page.LocatorOptions().setHasText(button)).first());
  }

  /// Whatever is grave is asked once more; the answer that does it is the first button.
  static void confirms(Guest who, String question) {
    who.sees("dialog[open] h2", question);
    who.press(who.page.locator("dialog[open] .btn.primary"));
  }

  private static Locator field(Guest who, String label) {
    return who.page.getByLabel(label, new Page.GetByLabelOptions().setExact(true));
  }

  @Test
  void everybody_finds_the_pages_of_their_roles() {
    var ada = staff(Screen.PHONE, "Ada", Role.FLOOR, Role.CAGE);
    ada.opens("/me");
    assertThat(ada.page.locator(".me-head a")).hasCount(3);
    ada.press(ada.page.locator(".me-head a[href='/admin']"));
    ada.sees(".me-page", "Give play chips");
    ada.press(ada.page.locator("main a[href='/floor']"));
    ada.sees(".floor-page", "You are a floor person");
    var bob = staff(Screen.DESK, "Bob").opens("/me");
    assertThat(bob.page.locator(".me-head a")).hasCount(1);
    bob.opens("/admin").sees(".notice", "You have no role here beyond playing");
  }

  @Test
  void a_link_counts_on_a_page_that_is_open_already_and_a_broken_one_breaks_nothing() {
    var ada = guest(Screen.DESK).opens("/admin");
    ada.sees(".me-page", "Staff sign in with their own accounts");
    ada.page.evaluate("location.hash = '%'");
    ada.sees(".me-page", "This link makes its first follower the admin");
    AccountTest.signsUp(ada, "Ada");
    ada.opens("/admin").sees(".notice", "You have no role here beyond playing");
    var word = evening.room.adminLink().word().orElseThrow();
    ada.page.evaluate("word => { location.hash = word; }", word);
    presses(ada, "Become the admin");
    ada.sees(".me-page", "People and roles");
    ada.sees(".me-page", "Ada became the first admin, by the link that the room printed.");
  }

  @Test
  void the_cage_types_amounts_as_people_do_and_is_told_what_is_wrong() {
    staff(Screen.DESK, "Bob");
    var cy = staff(Screen.PHONE, "Cy", Role.CAGE).opens("/admin");
    field(cy, "To whom").fill("Bob");
    field(cy, "Dollars").fill("12,50");
    field(cy, "Reason").fill("a spilled drink");
    presses(cy, "Give");
    cy.sees(".notice.bad", "“12,50” is not an amount.");
    field(cy, "Dollars").fill("1,000");
    presses(cy, "Give");
    cy.sees("dialog[open]", "Reason: a spilled drink. Nobody can take them back.");
    confirms(cy, "Give Bob $1,000?");
    cy.sees(".me-page [role=status]", "Bob has been given $1,000.");
    field(cy, "To whom").fill("Cy");
    field(cy, "Reason").fill("luck");
    presses(cy, "Give");
    confirms(cy, "Give Cy $1,000?");
    cy.sees(".notice.bad", "You cannot give chips to yourself. Ask somebody else in the cage.");
    assertThat(cy.page.locator(".me-page")).not().containsText("Bob has been given");
    looksRight(cy, "cage", Screen.PHONE);
    appoint("Cy", Role.CAGE, false);
    presses(cy, "Give");
    confirms(cy, "Give Cy $1,000?");
    cy.sees(".notice", "An admin has just changed your roles.");
    assertThat(cy.page.locator("form")).hasCount(0);
  }

  @Test
  void what_an_admin_does_is_told_at_once_and_somebody_demoted_is_told_too() {
    staff(Screen.DESK, "Bob");
    var ada = staff(Screen.DESK, "Ada", Role.ADMIN).opens("/admin");
    ada.press(ada.page.getByLabel("floor for Bob"));
    confirms(ada, "Give Bob the role floor?");
    ada.sees(".me-page [role=status]", "Bob has the role floor now.");
    ada.sees(".me-page", "Ada (admin) gave Bob the role floor.");
    appoint("Bob", Role.ADMIN, true);
    appoint("Ada", Role.ADMIN, false);
    ada.press(ada.page.getByLabel("cage for Bob"));
    confirms(ada, "Give Bob the role cage?");
    ada.sees(".notice", "An admin has just changed your roles.");
    assertThat(ada.page.locator(".role-list")).hasCount(0);
  }

  @Test
  void nobody_becomes_an_admin_or_is_signed_out_by_one_press() {
    var bob = staff(Screen.DESK, "Bob");
    var ada = staff(Screen.PHONE, "Ada", Role.ADMIN).opens("/admin");
    ada.press(ada.page.getByLabel("admin for Bob"));
    ada.sees("dialog[open]", "They give and take every role, this one too");
    looksRight(ada, "admin-asked", Screen.PHONE);
    presses(ada, "Cancel");
    assertThat(ada.page.locator("dialog")).hasCount(0);
    assertThat(ada.page.getByLabel("admin for Bob")).hasAttribute("aria-pressed", "false");
    ada.press(ada.page.getByLabel("admin for Ada"));
    confirms(ada, "Take the role admin from Ada?");
    ada.sees(".notice.bad", "Ada is the only admin of this room. Make somebody else one first.");
    ada.press(ada.page.getByLabel("admin for Bob"));
    confirms(ada, "Give Bob the role admin?");
    ada.sees(".me-page [role=status]", "Bob has the role admin now.");
    ada.press(ada.page.getByLabel("Sign Bob out everywhere"));
    confirms(ada, "Sign Bob out everywhere?");
    ada.sees(".me-page [role=status]", "Bob is signed out everywhere.");
    bob.opens("/me").sees(".me-page", "You can play as a guest");
    presses(ada, "Sign everybody else out");
    confirms(ada, "Sign everybody else out?");
    ada.sees(".me-page [role=status]", "Everybody else is signed out.");
  }

  @Test
  void a_long_name_in_a_question_does_not_break_the_word_beside_it() {
    staff(Screen.DESK, "Bartholomew Cubbins");
    var ada = staff(Screen.PHONE, "Ada", Role.ADMIN).opens("/admin");
    ada.press(ada.page.getByLabel("surveillance for Bartholomew Cubbins"));
    ada.sees("dialog[open]", "Give Bartholomew Cubbins the role surveillance?");
    var lines =
        "button => { const word = document.createRange(); word.selectNodeContents(button);"
            + " return word.getClientRects().length; }";
    Assertions.assertThat(ada.page.locator("dialog header .btn").evaluate(lines)).isEqualTo(1);
  }

  @Test
  void the_surveillance_reads_the_journal_of_a_table() {
    var table = evening.table("Friday");
    var sue = staff(Screen.PHONE, "Sue", Role.SURVEILLANCE).opens("/admin");
    field(sue, "Number of the table").fill("Friday");
    presses(sue, "Read");
    sue.sees(".notice.bad", "“Friday” is not the number of a table.");
    field(sue, "Number of the table").fill(String.valueOf(table));
    presses(sue, "Read");
    sue.sees(".journal", "1 opened");
    looksRight(sue, "surveillance", Screen.PHONE);
    presses(sue, "Read further");
    sue.sees(".me-page [role=status]", "There is nothing further yet.");
  }
}
