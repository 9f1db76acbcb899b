package cardroom.app.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/// A rule must give the same answer at the table, in a simulation and in a replay: `cards`, `games`
/// and `notation` read no clock, no randomness, no file, no environment, and start no thread.
final class PurityTest {

  private static final String[] PURE = {
    "cardroom.cards..", "cardroom.games..", "cardroom.notation.."
  };

  private static final DescribedPredicate<JavaClass> ALLOWED =
      resideInAnyPackage(PURE)
          .or(
              resideInAnyPackage(
                  "java.lang",
                  "java.lang.annotation",
                  "java.lang.invoke",
                  "java.lang.runtime",
                  "java.math",
                  "java.nio.charset",
                  "java.util",
                  "java.util.function",
                  "java.util.regex",
                  "java.util.stream",
                  "org.jspecify.annotations"))
          .or(DescribedPredicate.describe("arrays of primitives", JavaClass::isPrimitive))
          .or(DescribedPredicate.describe("arrays", JavaClass::isArray));

  private static final DescribedPredicate<JavaClass> IMPURE =
      assignableTo(Thread.class)
          .or(assignableTo(ThreadLocal.class))
          .or(assignableTo(Runtime.class))
          .or(assignableTo(Process.class))
          .or(assignableTo(ProcessBuilder.class))
          .or(assignableTo(Random.class))
          .or(assignableTo(java.util.SplittableRandom.class))
          .or(assignableTo(java.util.Timer.class))
          .or(assignableTo(java.util.Date.class))
          .or(assignableTo(java.util.Calendar.class))
          .as("threads, processes, random numbers or dates");

  /// Calls into otherwise harmless types that reach outside the values they are given.
  private static final DescribedPredicate<JavaAccess<?>> REACHES_OUT =
      DescribedPredicate.describe(
          "the clock, the environment or chance",
          access -> {
            var owner = access.getTargetOwner().getFullName();
            var name = access.getTarget().getName();
            return switch (owner) {
              case "java.lang.System" -> !name.equals("arraycopy");
              case "java.lang.Math", "java.lang.StrictMath" -> name.equals("random");
              case "java.util.Collections" -> name.equals("shuffle");
              case "java.util.UUID" -> name.equals("randomUUID");
              default -> Set.of("parallel", "parallelStream").contains(name);
            };
          });

  private static final ArchRule ONLY_VALUES =
      classes().should().onlyDependOnClassesThat(ALLOWED).allowEmptyShould(true);
  private static final ArchRule NOTHING_IMPURE =
      noClasses().should().dependOnClassesThat(IMPURE).allowEmptyShould(true);
  private static final ArchRule NO_REACHING_OUT =
      noClasses().should().accessTargetWhere(REACHES_OUT).allowEmptyShould(true);
  private static final List<ArchRule> RULES = List.of(ONLY_VALUES, NOTHING_IMPURE, NO_REACHING_OUT);

  @Test
  void cards_games_and_notation_are_pure() {
    var pure = ProductClasses.CLASSES.that(resideInAnyPackage(PURE));
    RULES.forEach(rule -> rule.because("rules must be replayable").check(pure));
  }

  @Test
  void reading_the_clock_would_be_noticed() {
    assertNoticed(ONLY_VALUES, ReadsTheClock.class);
    assertNoticed(NO_REACHING_OUT, ReadsTheOtherClock.class);
  }

  @Test
  void rolling_a_die_would_be_noticed() {
    assertNoticed(NOTHING_IMPURE, RollsADie.class);
    assertNoticed(NO_REACHING_OUT, Shuffles.class);
    assertNoticed(NO_REACHING_OUT, NamesAtRandom.class);
  }

  @Test
  void starting_a_thread_would_be_noticed() {
    assertNoticed(NOTHING_IMPURE, StartsAThread.class);
    assertNoticed(NO_REACHING_OUT, RunsInParallel.class);
  }

  private static void assertNoticed(ArchRule rule, Class<?> impure) {
    var classes = new ClassFileImporter().importClasses(impure);
    assertThatThrownBy(() -> rule.check(classes))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(impure.getSimpleName());
  }

  record ReadsTheClock(Instant at) {}

  record ReadsTheOtherClock() {
    long now() {
      return System.nanoTime();
    }
  }

  record RollsADie() {
    int roll() {
      return new Random(1).nextInt(6);
    }
  }

  record Shuffles(List<Integer> cards) {
    void shuffle() {
      Collections.shuffle(cards);
    }
  }

  record NamesAtRandom() {
    UUID name() {
      return UUID.randomUUID();
    }
  }

  record StartsAThread() {
    Thread start() {
      return Thread.startVirtualThread(() -> {});
    }
  }

  record RunsInParallel(List<Integer> cards) {
    long count() {
      return cards.parallelStream().count();
    }
  }
}
