package cardroom.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.odd.OddCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The algorithms behind passwords and codes, against the test vectors of their standards.
class PasswordsTest {

  private static byte[] filled(int count, int with) {
    var bytes = new byte[count];
    Arrays.fill(bytes, (byte) with);
    return bytes;
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  @Test
  void blake2b_is_that_of_rfc_7693() {
    var abc = "abc".getBytes(StandardCharsets.UTF_8);
    assertThat(hex(Blake2b.hash(abc, 64)))
        .isEqualTo(
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
    assertThat(hex(Blake2b.hash(new byte[0], 64))).startsWith("786a02f742015903c6c6fd852552d272");
  }

  @Test
  void argon2id_is_that_of_rfc_9106() {
    var input = List.of(filled(32, 1), filled(16, 2), filled(8, 3), filled(12, 4));
    assertThat(hex(new Argon2id(32, 3, 4).hash(input, 32)))
        .isEqualTo("0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659");
  }

  @Test
  void a_kept_password_names_its_cost_and_knows_only_itself() {
    var hash = new PasswordHash(Entropy.ofTheSystem(), PasswordCost.STANDARD);
    var kept = hash.of("seven quiet otters");
    assertThat(kept).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain("otters");
    assertThat(hash.of("seven quiet otters")).as("each with its own salt").isNotEqualTo(kept);
    assertThat(hash.matches("seven quiet otters", kept)).isTrue();
    for (var other :
        List.of("seven quiet otter", "Seven quiet otters", "seven quiet otters ", "")) {
      assertThat(hash.matches(other, kept)).as(other).isFalse();
    }
    assertThat(hash.matches("x", "")).isFalse();
    assertThat(hash.matches("x", hash.nobodys())).isFalse();
    assertThat(hash.nobodys())
        .as("a stranger's costs as much to refuse")
        .startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
  }

  /// The tests' own rooms pay less (`Places.parts`).
  @Test
  void a_room_that_is_opened_for_people_pays_the_whole_cost(@TempDir Path folder) {
    var plan = RoomPlan.standard(folder).on("localhost", 0).with(Demo.NO);
    try (var open = OpenRoom.open(plan, new OddCatalogue(), Map.of())) {
      open.room().signIn().signUp(Optional.empty(), "ann", "seven quiet otters", "");
      assertThat(open.room().records().credential("ann").orElseThrow().password())
          .startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    }
  }

  @Test
  void one_time_codes_are_those_of_rfc_6238() {
    var secret = "12345678901234567890".getBytes(StandardCharsets.UTF_8);
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(59_000L), 8)).isEqualTo("94287082");
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(1111111109_000L), 8)).isEqualTo("07081804");
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(1111111111_000L), 8)).isEqualTo("14050471");
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(1234567890_000L), 8)).isEqualTo("89005924");
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(2000000000_000L), 8)).isEqualTo("69279037");
    assertThat(OneTimeCode.at(secret, OneTimeCode.step(20000000000_000L), 8)).isEqualTo("65353130");
    assertThat(OneTimeCode.base32(secret)).isEqualTo("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  }

  @Test
  void a_one_time_code_is_good_for_a_step_either_way_and_once() {
    var secret = "12345678901234567890".getBytes(StandardCharsets.UTF_8);
    var now = 1111111109_000L;
    var code = OneTimeCode.at(secret, OneTimeCode.step(now), 6);
    var used = OneTimeCode.matching(secret, code, now, Long.MIN_VALUE).orElseThrow();
    assertThat(OneTimeCode.matching(secret, code, now, used)).isEmpty();
    assertThat(OneTimeCode.matching(secret, code, now + 30_000, Long.MIN_VALUE)).isPresent();
    assertThat(OneTimeCode.matching(secret, code, now + 90_000, Long.MIN_VALUE)).isEmpty();
  }

  @Test
  void passwords_that_are_guessed_first_are_refused() {
    for (var weak :
        List.of(
            "short",
            "1234567890",
            "0987654321",
            "aaaaaaaaaaaa",
            "qwertyuiop",
            "Password123!",
            "password-2026",
            "poiuytrewq",
            "ann-marie-1",
            "Ann Marie 1999",
            "correct horse battery staple")) {
      assertThat(PasswordRules.wrong("Ann-Marie", weak)).as(weak).isPresent();
    }
    for (var good :
        List.of("seven quiet otters", "пять тихих выдр", "Tr0ub4dor&3x!", "     k v a q e")) {
      assertThat(PasswordRules.wrong("Ann-Marie", good)).as(good).isEmpty();
    }
  }

  @Test
  void whatever_is_made_of_the_commonest_passwords_is_refused() {
    assertThat(CommonPasswords.all()).hasSizeGreaterThan(3_000);
    for (var word : CommonPasswords.all()) {
      for (var guess : List.of(word + "2026!", word + word, word + "1234567890", "qwerty" + word)) {
        if (guess.length() >= PasswordRules.LENGTH_MIN) {
          assertThat(PasswordRules.wrong("ann", guess)).as(guess).isPresent();
        }
      }
    }
    for (var guess :
        ("1q2w3e4r5t 123qweasdzxc qwer1234qwer a123456789 123456789a abc123456789 q1w2e3r4t5y6"
                + " iloveyou123 P@ssw0rd123 Dr4g0n-M0nkey m1chael1985! princess-princess 19850412000"
                + " charlie.jordan Football#Baseball 5555555555 asdfghjkl; zxcvbnm123 !QAZ2wsx3edc"
                + " liverpool1892 blackjack2121 monkeymonkeymonkey 1qaz2wsx3edc qazwsx123456"
                + " changeme123 administrator1 unbelievable12 letmein12345")
            .split(" ", -1)) {
      assertThat(PasswordRules.wrong("ann", guess)).as(guess).isPresent();
    }
    for (var good :
        List.of(
            "monkey dragon master", "kfw-xu-31-pq", "eleven tin whistles", "8291 0473 5518 26")) {
      assertThat(PasswordRules.wrong("ann", good)).as(good).isEmpty();
    }
  }

  @Test
  void a_recovery_code_is_kept_as_a_hash_and_used_once() {
    var codes = RecoveryCodes.fresh(Entropy.ofTheSystem());
    assertThat(codes).hasSize(10).doesNotHaveDuplicates();
    assertThat(codes.getFirst()).matches("([0-9a-f]{5}-){3}[0-9a-f]{5}");
    var kept = RecoveryCodes.kept(codes);
    assertThat(kept).doesNotContain(codes.getFirst().replace("-", ""));
    var typed = codes.get(3).toUpperCase(java.util.Locale.ROOT).replace('-', ' ');
    var left = RecoveryCodes.without(typed, kept).orElseThrow();
    assertThat(RecoveryCodes.count(left)).isEqualTo(9);
    assertThat(RecoveryCodes.without(typed, left)).isEmpty();
    assertThat(RecoveryCodes.without("", "")).as("nobody's codes").isEmpty();
  }
}
