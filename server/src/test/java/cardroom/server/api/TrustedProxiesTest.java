package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Proxies are named by addresses and ranges of either kind.
class TrustedProxiesTest {
  @ParameterizedTest
  @CsvSource({
    "10.0.0.5,             10.0.0.5,          true",
    "10.0.0.5,             10.0.0.6,          false",
    "10.0.0.5,             ::ffff:10.0.0.5,   true",
    "10.0.0.0/8,           10.255.1.2,        true",
    "10.0.0.0/8,           11.0.0.0,          false",
    "192.168.4.0/22,       192.168.7.255,     true",
    "192.168.4.0/22,       192.168.8.0,       false",
    "0.0.0.0/0,            203.0.113.9,       true",
    "0.0.0.0/0,            2001:db8::1,       false",
    "2001:db8::5,          [2001:db8::5],     true",
    "fe80::/10,            fe80::1%eth0,      true",
    "fd00::/8,             fdff::1,           true",
    "fd00::/8,             fc00::1,           false",
    "::1,                  0:0:0:0:0:0:0:1,   true",
    "::1,                  127.0.0.1,         false",
    "0.0.0.0/0,            proxy.example,     false",
    "0.0.0.0/0,            '',                false",
  })
  void an_address_is_in_a_range_or_not(String range, String remote, boolean isIn) {
    assertThat(TrustedProxies.of(range).include(remote)).isEqualTo(isIn);
  }

  @Test
  void several_are_named_with_commas_between_them() {
    var proxies = TrustedProxies.of("10.0.0.5, 10.1.0.0/16,fd00::/8");
    assertThat(proxies.areThere()).isTrue();
    assertThat(proxies.includeAnyone()).isFalse();
    assertThat(proxies.include("10.0.0.5")).isTrue();
    assertThat(proxies.include("10.1.9.9")).isTrue();
    assertThat(proxies.include("fd12::1")).isTrue();
    assertThat(proxies.include("10.2.0.0")).isFalse();
  }

  @Test
  void anyone_is_everybody_and_none_is_nobody() {
    assertThat(TrustedProxies.ANYONE.includeAnyone()).isTrue();
    assertThat(TrustedProxies.ANYONE.include("203.0.113.9")).isTrue();
    assertThat(TrustedProxies.ANYONE.include("2001:db8::1")).isTrue();
    assertThat(TrustedProxies.NONE.areThere()).isFalse();
    assertThat(TrustedProxies.NONE.include("127.0.0.1")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "proxy.example", "10.5", "10.0.0", "10.0.0.256", "10.0.0.5/33", "10.0.0.5/",
            "fd00::/129",
        "10.0.0.0/-1", "10.0.0.0/8/8", "fe80::1%eth0", "1:2", ":", "10.0.0.5,", ",10.0.0.5",
            "10.0.0.5;10.0.0.6"
      })
  void nonsense_is_a_sentence(String list) {
    assertThatThrownBy(() -> TrustedProxies.of(list))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not an address: give some such as 10.0.0.5,10.1.0.0/16,fd00::/8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"10.0.0.5/8", "fd00::1/8", "10.0.0.1/31"})
  void a_range_that_would_hold_more_than_it_seems_is_a_sentence(String list) {
    assertThatThrownBy(() -> TrustedProxies.of(list))
        .hasMessageContaining("begins inside its range");
  }
}
