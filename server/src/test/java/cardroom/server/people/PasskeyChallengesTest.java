package cardroom.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import cardroom.server.codec.Json;
import cardroom.server.shoe.Entropy;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/// What devices are asked to sign, by itself.
class PasskeyChallengesTest {
  private final PasskeyChallenges challenges =
      new PasskeyChallenges(Places.KEY, Entropy.ofTheSystem(), InstantSource.system());

  private static byte[] clientData(String challenge) {
    var json = Json.object().put("challenge", challenge);
    return Json.text(json).getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void a_challenge_lies_under_a_key_of_its_own_and_not_under_that_of_the_shoes() {
    var challenge = challenges.fresh("sign in");
    var sealed = Base64.getUrlDecoder().decode(challenge);
    var label = "a challenge to sign in";
    assertThatThrownBy(() -> Places.KEY.open(sealed, label)).hasMessageContaining("does not open");
    assertThatThrownBy(() -> Places.KEY.derived("something else").open(sealed, label))
        .hasMessageContaining("does not open");
    assertThat(Places.KEY.derived("passkey challenges").open(sealed, label)).hasSize(Long.BYTES);
    assertThat(challenges.signed(clientData(challenge), "sign in")).isPresent();
    assertThat(challenges.signed(clientData(challenge), "anything else")).isEmpty();
  }

  @Test
  void what_the_rooms_key_sealed_is_no_challenge() {
    var end = new byte[] {Byte.MAX_VALUE, 0, 0, 0, 0, 0, 0, 0};
    var sealed = Places.KEY.seal(end, "a challenge to sign in", Entropy.ofTheSystem());
    var challenge = Base64.getUrlEncoder().withoutPadding().encodeToString(sealed);
    assertThat(challenges.signed(clientData(challenge), "sign in")).isEmpty();
  }
}
