package cardroom.server.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Chips that no clause of a game moves still have a reason.
class LegTest {

  @Test
  void chips_that_the_room_gives_are_a_grant() {
    assertThat(Leg.issued("ann", 500))
        .allSatisfy(leg -> assertThat(leg.written().rule()).isEqualTo("grant"))
        .allSatisfy(leg -> assertThat(leg.written().isByRule()).isFalse())
        .extracting(Leg::cents)
        .containsExactly(-500L, 500L);
  }

  @Test
  void chips_that_go_out_of_the_room_are_a_redemption() {
    assertThat(Leg.issued("ann", -500))
        .allSatisfy(leg -> assertThat(leg.written().rule()).isEqualTo("redemption"))
        .extracting(Leg::account)
        .containsExactly(AccountName.ISSUE, AccountName.purse("ann"));
  }
}
