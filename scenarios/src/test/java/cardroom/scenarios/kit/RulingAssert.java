package cardroom.scenarios.kit;

import cardroom.games.table.Ruling;
import org.assertj.core.api.AbstractAssert;

/// The one way in which a scenario says under which clause something is refused:
/// `assertThat(table.refused(…)).cites("P215-SPLIT-4")`.
public final class RulingAssert extends AbstractAssert<RulingAssert, Ruling> {

  private RulingAssert(Ruling actual) {
    super(actual, RulingAssert.class);
  }

  public static RulingAssert assertThat(Ruling actual) {
    return new RulingAssert(actual);
  }

  public RulingAssert cites(String clause) {
    switch (actual) {
      case Ruling.Allowed _ ->
          throw failure("Expected a refusal under %s, but it is allowed", clause);
      case Ruling.Refused no -> {
        if (!no.rule().id().equals(clause)) {
          throw failure("Expected a refusal under %s, but it says: %s", clause, no.words());
        }
      }
    }
    return this;
  }
}
